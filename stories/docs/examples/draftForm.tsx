import { ModuleForm, type ModuleFormHandle, type SetAsideData } from 'moduleform'
import type { FormValues } from 'moduleform/core'
import { useRef, useState } from 'react'
import { contactSchema } from './contactSchema.ts'

interface Draft {
  readonly formData: FormValues
  readonly setAside: readonly SetAsideData[]
  readonly schemaData: FormValues
}

const writeDraft = (form: ModuleFormHandle): string => {
  const draft: Draft = {
    formData: form.getFormData(),
    setAside: [...form.getSetAside(), ...form.getUnread()],
    schemaData: form.getSchemaData(),
  }
  return JSON.stringify(draft)
}

/** Saves each change as a draft, including texts that cannot be read as values, and starts with the last draft. */
export function DraftForm({ storage = localStorage }: { readonly storage?: Pick<Storage, 'getItem' | 'setItem'> }) {
  const form = useRef<ModuleFormHandle>(null)
  // `as`: it was written by `writeDraft`; a form leaves out and reports whatever is not a draft.
  const [draft] = useState(() => JSON.parse(storage.getItem('draft') ?? '{}') as Partial<Draft>)
  return (
    <ModuleForm
      ref={form}
      schema={contactSchema}
      {...(draft.formData && { initialValues: draft.formData })}
      {...(draft.setAside && { initialSetAside: draft.setAside })}
      {...(draft.schemaData && { initialSchemaData: draft.schemaData })}
      onChange={() => form.current && storage.setItem('draft', writeDraft(form.current))}
    />
  )
}
