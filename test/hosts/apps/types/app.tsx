import { useRef } from 'react'
import { createServer } from 'node:http'
import { ModuleForm, useModuleForm, type FormValues, type ModuleFormHandle, type Problem } from 'moduleform'
import { createClient, isModuleError } from 'moduleform/client'
import { parseSchema } from 'moduleform/core'
import { formatProblem, lintSchema } from 'moduleform/lint'
import { createModule, defineSchema, type FormValuesOf } from 'moduleform/module'
import { configureCodeEditor } from 'moduleform/monaco'
import { toNodeListener } from 'moduleform/node'
import 'moduleform/styles.css'

const schema = defineSchema({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name' },
    { id: 'count', type: 'integer', label: 'Count' },
  ],
})

const values: FormValuesOf<typeof schema> = { name: 'Ada', count: 1 }
// @ts-expect-error A count is a number.
const wrong: FormValuesOf<typeof schema> = { name: 'Ada', count: 'one' }

// @ts-expect-error There is no such type.
defineSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'name', type: 'strng' }] })
// @ts-expect-error There is no such key.
defineSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'name', type: 'string', lable: 'Name' }] })

const answers = createModule({ schema: () => schema })
createServer(toNodeListener(answers))
configureCodeEditor({ getWorker: (label) => new Worker(`/workers/${label}.js`) })

export const problems: readonly Problem[] = parseSchema(schema).problems
export const sentences = lintSchema(schema).map((problem) => formatProblem(problem))
export const explain = (error: unknown): string => (isModuleError(error) ? error.message : String(error))
export const given = [values, wrong]

function Buttons() {
  const { submit, canSubmit } = useModuleForm()
  return (
    <button type="button" disabled={!canSubmit} onClick={() => void submit()}>
      Save
    </button>
  )
}

export function Step({ save }: { save: (formData: FormValues) => Promise<void> }) {
  const form = useRef<ModuleFormHandle>(null)
  return (
    <ModuleForm ref={form} client={createClient({ baseUrl: 'http://127.0.0.1:1' })} onSubmit={async (formData) => save(formData)}>
      <Buttons />
    </ModuleForm>
  )
}
