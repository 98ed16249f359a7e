import { createForm, type ArrayField } from '@formily/core'
import { connect, createSchemaField, FormProvider, mapProps, observer, RecursionField, useField, useFieldSchema } from '@formily/react'
import type { ComponentProps, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { BenchField, BenchForm } from '../forms/benchForm.ts'
import { offerContender } from '../page/offerContender.ts'
import { renderReact } from '../page/renderReact.ts'
import '../page/plain.css'
import { initialValuesOf, propertyOf } from './jsonSchemaOf.ts'

const idOf = (address: { toString: () => string }) => address.toString()

function Frame({ children }: { readonly children?: ReactNode }) {
  const { title, description, address } = useField() as unknown as { title: string; description: string; address: object }
  return (
    <div className="field">
      <label htmlFor={idOf(address)}>{title}</label>
      {children}
      <div id={`${idOf(address)}-note`}>{description}</div>
    </div>
  )
}

const named = mapProps((props, field) => ({ ...props, id: idOf(field.address), 'aria-describedby': `${idOf(field.address)}-note` }))

const Input = connect(({ value = '', ...props }: ComponentProps<'input'>) => <input {...props} value={value} />, named)
type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange'> & { onChange?: (checked: boolean) => void }

const Checkbox = connect(
  ({ value, onChange, ...props }: CheckboxProps) => (
    <input {...props} type="checkbox" checked={Boolean(value)} onChange={(event) => onChange?.(event.target.checked)} />
  ),
  named,
)
const Select = connect(
  ({
    value = '',
    options,
    dataSource,
    ...props
  }: ComponentProps<'select'> & { options?: { value: string; label: string }[]; dataSource?: unknown }) => (
    <select {...props} value={value}>
      <option value="">Choose</option>
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ),
  mapProps({ dataSource: 'options' }),
  named,
)

const Rows = observer(function Rows() {
  const field = useField<ArrayField>()
  const { items } = useFieldSchema()
  return (
    <ol>
      {(field.value as unknown[]).map((_, index) => (
        <li key={index} className="row">
          <button type="button" onClick={() => void field.remove(index)}>
            Remove
          </button>
          <fieldset>{items && !Array.isArray(items) && <RecursionField schema={items} name={index} />}</fieldset>
        </li>
      ))}
    </ol>
  )
})

const SchemaField = createSchemaField({ components: { Frame, Input, Checkbox, Select, Rows } })

const componentOf = { text: 'Input', number: 'Input', select: 'Select', checkbox: 'Checkbox' } as const

const definitionOf = (field: BenchField, toggle?: string) => ({
  ...propertyOf(field),
  required: field.required,
  'x-component': componentOf[field.kind],
  'x-decorator': 'Frame',
  ...(field.kind === 'number' && { 'x-component-props': { type: 'number' } }),
  ...(field.conditional && { 'x-reactions': { dependencies: [toggle], fulfill: { state: { visible: '{{$deps[0] === true}}' } } } }),
})

const propertiesOf = (fields: readonly BenchField[], toggle?: string) =>
  Object.fromEntries(fields.map((field) => [field.id, definitionOf(field, toggle)]))

const schemaOf = ({ toggle, fields, rows }: BenchForm) => ({
  type: 'object',
  properties: {
    ...(toggle && { [toggle.id]: { type: 'boolean', title: toggle.label, 'x-component': 'Checkbox', 'x-decorator': 'Frame' } }),
    ...propertiesOf(fields, toggle?.id),
    ...(rows && { [rows.id]: { type: 'array', 'x-component': 'Rows', items: { type: 'object', properties: propertiesOf(rows.fields) } } }),
  },
})

offerContender({
  prepare: (form) => {
    const schema = schemaOf(form)
    const initialValues = initialValuesOf(form)
    return (host) => {
      const model = createForm({ initialValues })
      renderReact(
        host,
        <FormProvider form={model}>
          <form>
            <div>
              <SchemaField schema={schema} />
            </div>
          </form>
        </FormProvider>,
      )
      const { rows } = form
      if (!rows) return {}
      const list = () => model.query(rows.id).take() as ArrayField
      const synchronously = (run: () => Promise<unknown>) => () => flushSync(() => void run())
      return {
        addRow: synchronously(() => list().push({})),
        removeFirst: synchronously(() => list().remove(0)),
        moveLastToTop: synchronously(() => list().move(list().value.length - 1, 0)),
      }
    }
  },
})
