import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BenchField, BenchForm, BenchKind, BenchRows } from '../forms/benchForm.ts'
import type { Actions } from '../page/contender.ts'
import { offerContender } from '../page/offerContender.ts'
import { renderReact } from '../page/renderReact.ts'
import '../page/plain.css'

interface ControlProps {
  readonly field: BenchField
  readonly attributes: { readonly id: string; readonly name: string; readonly required: boolean; readonly 'aria-describedby': string }
  readonly value: string | undefined
}

/** Uncontrolled, as is usual for a form that is read on submit. */
const controls: Readonly<Record<BenchKind, (props: ControlProps) => React.ReactNode>> = {
  text: ({ field, attributes, value }) => (
    <input {...attributes} type="text" minLength={field.minLength} maxLength={field.maxLength} defaultValue={value} />
  ),
  number: ({ field, attributes, value }) => (
    <input {...attributes} type="number" min={field.minimum} max={field.maximum} defaultValue={value} />
  ),
  checkbox: ({ attributes }) => <input {...attributes} type="checkbox" />,
  select: ({ field, attributes, value }) => (
    <select {...attributes} defaultValue={value}>
      <option value="">Choose</option>
      {field.choices?.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  ),
}

const Field = memo(function Field({
  field,
  name,
  value,
}: {
  readonly field: BenchField
  readonly name: string
  readonly value?: string | undefined
}) {
  const Control = controls[field.kind]
  const note = `${name}-note`
  return (
    <div className="field">
      <label htmlFor={name}>{field.label}</label>
      <Control field={field} attributes={{ id: name, name, required: field.required, 'aria-describedby': note }} value={value} />
      <div id={note}>{field.description}</div>
    </div>
  )
})

interface RowProps {
  readonly rows: BenchRows
  readonly rowKey: number
  readonly onRemove: (key: number) => void
}

const Row = memo(function Row({ rows, rowKey, onRemove }: RowProps) {
  const values = rows.values[rowKey]
  // As in moduleform, a row added by the user is open.
  const [open, setOpen] = useState(!rows.folded || values === undefined)
  return (
    <li className="row">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {values?.['c0'] ?? rows.itemLabel}
      </button>
      <button type="button" onClick={() => onRemove(rowKey)}>
        Remove
      </button>
      {open && (
        <fieldset>
          {rows.fields.map((field) => (
            <Field key={field.id} field={field} name={`${rows.id}-${rowKey}-${field.id}`} value={values?.[field.id]} />
          ))}
        </fieldset>
      )}
    </li>
  )
})

function Rows({ rows, actions }: { readonly rows: BenchRows; readonly actions: Actions }) {
  const [keys, setKeys] = useState(() => rows.values.map((_, index) => index))
  const [remove] = useState(() => (removed: number) => setKeys((current) => current.filter((key) => key !== removed)))
  Object.assign(actions, {
    addRow: () => flushSync(() => setKeys([...keys, Math.max(...keys) + 1])),
    removeFirst: () => flushSync(() => setKeys(keys.slice(1))),
    moveLastToTop: () => flushSync(() => setKeys([...keys.slice(-1), ...keys.slice(0, -1)])),
  } satisfies Actions)
  return (
    <ol>
      {keys.map((key) => (
        <Row key={key} rows={rows} rowKey={key} onRemove={remove} />
      ))}
    </ol>
  )
}

function Form({ form, actions }: { readonly form: BenchForm; readonly actions: Actions }) {
  const { toggle, fields, rows } = form
  const [shown, setShown] = useState(true)
  return (
    <form>
      <div>
        {toggle && (
          <div className="field">
            <input id={toggle.id} name={toggle.id} type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
            <label htmlFor={toggle.id}>{toggle.label}</label>
          </div>
        )}
        {fields.map((field) => (shown || !field.conditional) && <Field key={field.id} field={field} name={field.id} />)}
        {rows && <Rows rows={rows} actions={actions} />}
      </div>
    </form>
  )
}

offerContender({
  prepare: (form) => (host) => {
    const actions: Actions = {}
    renderReact(host, <Form form={form} actions={actions} />)
    return actions
  },
})
