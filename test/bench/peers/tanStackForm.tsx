import { useForm, type AnyFieldApi } from '@tanstack/react-form'
import { flushSync } from 'react-dom'
import type { BenchField, BenchForm } from '../forms/benchForm.ts'
import type { Actions } from '../page/contender.ts'
import { offerContender } from '../page/offerContender.ts'
import { renderReact } from '../page/renderReact.ts'
import '../page/plain.css'
import { initialValuesOf } from './jsonSchemaOf.ts'
import { Labelled, NativeControl } from './Labelled.tsx'

function check({ required, minLength = 0, minimum, maximum }: BenchField, value: unknown): string | undefined {
  if (value === undefined || value === '') return required ? 'This field is required.' : undefined
  if (typeof value === 'string' && value.length < minLength) return 'Too short.'
  if (minimum !== undefined && Number(value) < minimum) return 'Too small.'
  return maximum !== undefined && Number(value) > maximum ? 'Too large.' : undefined
}

const validatorsOf = (field: BenchField) => ({ onChange: ({ value }: { value: unknown }) => check(field, value) })

/** Renders a field of TanStack Form. */
function Drawn({ api, field }: { readonly api: AnyFieldApi; readonly field: BenchField }) {
  const { value } = api.state.value === undefined ? { value: '' } : api.state
  const common = { field, name: api.name, onBlur: api.handleBlur }
  return (
    <Labelled field={field} name={api.name}>
      {field.kind === 'checkbox' ? (
        <NativeControl
          {...common}
          checked={value === true}
          onChange={(event: { target: { checked: boolean } }) => api.handleChange(event.target.checked)}
        />
      ) : (
        <NativeControl
          {...common}
          value={value}
          onChange={(event: { target: { value: string } }) => api.handleChange(event.target.value)}
        />
      )}
    </Labelled>
  )
}

function Form({
  form: { toggle, fields, rows },
  values,
  actions,
}: {
  readonly form: BenchForm
  readonly values: Record<string, unknown>
  readonly actions: Actions
}) {
  const form = useForm({ defaultValues: values })
  const fieldOf = (field: BenchField, name: string) => (
    <form.Field key={name} name={name} validators={validatorsOf(field)}>
      {(api: AnyFieldApi) => <Drawn api={api} field={field} />}
    </form.Field>
  )
  return (
    <form>
      <div>
        {toggle && (
          <form.Field name={toggle.id}>
            {(api: AnyFieldApi) => (
              <div className="field">
                <input
                  id={toggle.id}
                  type="checkbox"
                  checked={api.state.value === true}
                  onChange={(event) => api.handleChange(event.target.checked)}
                />
                <label htmlFor={toggle.id}>{toggle.label}</label>
              </div>
            )}
          </form.Field>
        )}
        {fields.map((field) =>
          field.conditional ? (
            <form.Subscribe key={field.id} selector={(state) => state.values[toggle?.id ?? '']}>
              {(shown) => shown === true && fieldOf(field, field.id)}
            </form.Subscribe>
          ) : (
            fieldOf(field, field.id)
          ),
        )}
        {rows && (
          <form.Field name={rows.id} mode="array">
            {(list: AnyFieldApi) => {
              const items: readonly unknown[] = list.state.value
              Object.assign(actions, {
                addRow: () => flushSync(() => list.pushValue({})),
                removeFirst: () => flushSync(() => void list.removeValue(0)),
                moveLastToTop: () => flushSync(() => list.moveValue(items.length - 1, 0)),
              } satisfies Actions)
              return (
                <ol>
                  {items.map((_, index) => (
                    <li key={index} className="row">
                      <button type="button" onClick={() => void list.removeValue(index)}>
                        Remove
                      </button>
                      <fieldset>{rows.fields.map((field) => fieldOf(field, `${rows.id}[${index}].${field.id}`))}</fieldset>
                    </li>
                  ))}
                </ol>
              )
            }}
          </form.Field>
        )}
      </div>
    </form>
  )
}

offerContender({
  prepare: (form) => {
    const values = initialValuesOf(form)
    return (host) => {
      const actions: Actions = {}
      renderReact(host, <Form form={form} values={values} actions={actions} />)
      return actions
    }
  },
})
