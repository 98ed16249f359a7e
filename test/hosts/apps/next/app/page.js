import { defaultUiMessages, ModuleForm } from 'moduleform'
import { createClient } from 'moduleform/client'
import { parseSchema } from 'moduleform/core'
import { lintSchema } from 'moduleform/lint'
import { createModule, defineSchema } from 'moduleform/module'
import { StepForm } from '../form/StepForm.js'

const another = defineSchema({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'note', type: 'string', label: 'Note' }],
})

/** A server component: it uses everything of the package that needs no browser, and renders two forms. */
export default function Page() {
  const parts = [createClient, parseSchema, lintSchema, createModule].map((part) => typeof part)
  return (
    <div data-parts={parts.join(' ')} data-submit={defaultUiMessages.submit}>
      <StepForm />
      <aside>
        <ModuleForm label="Notes" schema={another} />
      </aside>
    </div>
  )
}
