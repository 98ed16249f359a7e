import { defineSchema, ModuleForm, useField, type ModuleFormHandle, type SubmitValuesOf, type UseField } from 'moduleform'
import { useRef } from 'react'

const order = defineSchema({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'email', type: 'string', label: 'Email', validation: { required: true } },
    {
      id: 'speed',
      type: 'string',
      label: 'Speed',
      choices: {
        values: [
          { value: 'slow', label: 'Slow' },
          { value: 'fast', label: 'Fast' },
        ],
      },
    },
  ],
})

/** The values that `onSubmit` gets: `{ readonly email: string; readonly speed?: 'slow' | 'fast' | null }`. */
export type Order = SubmitValuesOf<typeof order>

/** A hook typed with the ids of this schema and the values of their fields. */
const useOrderField: UseField<typeof order> = useField

function Copy() {
  const { value } = useOrderField('email')
  return <p>{value ? `A copy goes to ${value}.` : 'No copy yet.'}</p>
}

export function OrderForm({ send }: { readonly send: (order: Order) => Promise<void> }) {
  const form = useRef<ModuleFormHandle<typeof order>>(null)
  return (
    <ModuleForm ref={form} schema={order} onSubmit={(values) => send(values)}>
      <Copy />
      <button type="button" onClick={() => form.current?.setValue('speed', 'fast')}>
        As fast as you can
      </button>
      <button type="button" onClick={() => void form.current?.submit()}>
        Order
      </button>
    </ModuleForm>
  )
}
