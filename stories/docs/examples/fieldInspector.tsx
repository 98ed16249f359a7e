import type { ModuleFormHandle } from 'moduleform'
import { explainField, observeForm, type FieldExplanation } from 'moduleform/explain'
import { useEffect, useState } from 'react'

interface FieldInspectorProps {
  readonly form: ModuleFormHandle
  readonly path: string
}

/** Which rule hides a field, where its value comes from and how many options it has, kept up to date. */
export function FieldInspector({ form, path }: FieldInspectorProps) {
  const [field, setField] = useState<FieldExplanation>()
  useEffect(() => {
    const show = () => setField(explainField(form, path))
    show()
    return observeForm(form, show)
  }, [form, path])
  if (field === undefined) return <p>There is no field {path}.</p>
  const [reason] = field.visibility.hiddenBy
  return (
    <ul>
      <li>{reason === undefined ? 'Shown' : `Hidden by ${reason.rule?.pointer ?? 'the schema'}`}</li>
      <li>Value of: {field.value.origin}</li>
      {field.options && <li>{field.options.options.length} options</li>}
    </ul>
  )
}
