import type { ModuleClient, RequestOptions } from 'moduleform/client'
import type { ContentRecord, FormValues } from 'moduleform/core'
import { settlePromises } from './manualClock.ts'

/** A request that a module under test has received, and that waits for its answer until the test gives one. */
export interface ModuleRequest {
  readonly endpoint: 'schema' | 'content'
  readonly formData: FormValues
  /** Content objects asked for; none of a schema request. */
  readonly names: readonly string[]
  /** The schema sent; `undefined` of a content request. */
  readonly schema: unknown
  /** Content records sent along with a schema request. */
  readonly contentObjects: readonly ContentRecord[]
  /** Ids of the connections whose credentials the request would carry. */
  readonly connections: readonly string[]
  readonly signal: AbortSignal | undefined
}

/** Options by name, or a record without its name: `{ data, pagination }`, `{ error }`. A name that is missing is not answered. */
export type ContentScript = Readonly<Record<string, readonly unknown[] | Readonly<Partial<ContentRecord>>>>

interface Settler {
  readonly resolve: (value: never) => void
  readonly reject: (cause: unknown) => void
}

/** A module whose answers are released by hand, in any order. */
export function createScriptedModule() {
  const requests: ModuleRequest[] = []
  const settlers: Settler[] = []

  const receive = <Answer>(request: Omit<ModuleRequest, 'signal' | 'connections'>, options: RequestOptions = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      requests.push({ ...request, signal: options.signal, connections: (options.connections ?? []).map(({ id }) => id) })
      // Each promise is resolved by the branch of `answer` that fits its endpoint.
      settlers.push({ resolve: resolve as Settler['resolve'], reject })
      options.signal?.addEventListener('abort', () => reject(new Error('The request was aborted.')))
    })

  const client: ModuleClient = {
    loadSchema: ({ schema, form_data, content_objects }, options) =>
      receive({ endpoint: 'schema', formData: form_data, names: [], schema, contentObjects: content_objects }, options),
    loadContent: ({ form_data, content_object_names }, options) =>
      receive({ endpoint: 'content', formData: form_data, names: content_object_names, schema: undefined, contentObjects: [] }, options),
  }

  const settlerOf = (index: number): Settler => {
    const settler = settlers[index]
    if (settler === undefined) throw new Error(`The module has received ${requests.length} requests, so there is no request ${index}.`)
    return settler
  }

  return {
    client,
    requests,
    /** Content requests alone. */
    contentRequests: () => requests.filter(({ endpoint }) => endpoint === 'content'),
    /** Schema requests alone. */
    schemaRequests: () => requests.filter(({ endpoint }) => endpoint === 'schema'),
    /** Answers request number `index`, from 0: a schema, or options by name. Settles promises. */
    answer: async (index: number, answer: object | ContentScript) => {
      const { resolve } = settlerOf(index)
      const body = requests[index]?.endpoint === 'schema' ? { schema: answer, problems: [] } : { records: recordsOf(answer), problems: [] }
      // The endpoint decides which of the two the promise is of.
      resolve(body as never)
      await settlePromises()
    },
    /** Fails request number `index`, from 0. */
    fail: async (index: number, error: Error) => {
      settlerOf(index).reject(error)
      await settlePromises()
    },
  }
}

const recordsOf = (script: object): readonly ContentRecord[] =>
  Object.entries(script).map(([name, options]: [string, unknown]) =>
    Array.isArray(options) ? { content_object_name: name, data: options } : { content_object_name: name, data: [], ...(options as object) },
  )
