import type { Choice, FormValues, Schema } from 'moduleform/core'
import { createModule } from 'moduleform/module'
import { slowly } from '../../playground/modules/trouble/slowly.ts'

/** The module of a story: functions of the form data. To fail, they throw an `HttpError`. */
export interface ModuleScript {
  readonly schema?: (formData: FormValues) => Schema
  readonly content?: Readonly<Record<string, (formData: FormValues) => readonly Choice[]>>
  /** Milliseconds until an answer; 30 by default. `Infinity`: no answer. */
  readonly delay?: number | Readonly<Record<'schema' | 'content', number>>
}

/** The longest delay of a timer, which no client waits for. */
const never = 2 ** 31 - 1

/** The Fetch-standard handler of a script: real timing, no network. Pass it to a form as `fetch`. */
export function scriptedModule({ delay = 30, schema, content = {} }: ModuleScript): (request: Request) => Promise<Response> {
  const { fetch: answer } = createModule({
    schema: ({ formData }) => schema?.(formData) ?? emptySchema,
    content: Object.fromEntries(Object.entries(content).map(([name, load]) => [name, ({ formData }) => load(formData)])),
  })
  return async (request) => {
    const endpoint = request.url.endsWith('/schema') ? 'schema' : 'content'
    const wait = typeof delay === 'number' ? delay : delay[endpoint]
    const response = await answer(request.clone())
    return slowly(Math.min(wait, never), request.signal, () => response)
  }
}

const emptySchema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] }
