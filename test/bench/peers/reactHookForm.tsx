import { memo } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray, useForm, useWatch, type Control, type UseFormRegister } from 'react-hook-form'
import type { BenchField, BenchForm, BenchRows } from '../forms/benchForm.ts'
import type { Actions } from '../page/contender.ts'
import { offerContender } from '../page/offerContender.ts'
import { renderReact } from '../page/renderReact.ts'
import '../page/plain.css'
import { initialValuesOf } from './jsonSchemaOf.ts'
import { Labelled, NativeControl } from './Labelled.tsx'

type Values = Record<string, unknown>

const validationOf = ({ required, minLength, maxLength, minimum, maximum, kind }: BenchField) => ({
  required,
  ...(minLength !== undefined && { minLength }),
  ...(maxLength !== undefined && { maxLength }),
  ...(minimum !== undefined && { min: minimum }),
  ...(maximum !== undefined && { max: maximum }),
  ...(kind === 'number' && { valueAsNumber: true }),
})

interface FieldProps {
  readonly field: BenchField
  readonly name: string
  readonly register: UseFormRegister<Values>
}

const Field = memo(function Field({ field, name, register }: FieldProps) {
  const { name: _, ...registered } = register(name, validationOf(field))
  return (
    <Labelled field={field} name={name}>
      <NativeControl field={field} name={name} {...registered} />
    </Labelled>
  )
})

interface RowsProps {
  readonly rows: BenchRows
  readonly control: Control<Values>
  readonly register: UseFormRegister<Values>
  readonly actions: Actions
}

function Rows({ rows, control, register, actions }: RowsProps) {
  const list = useFieldArray({ control, name: rows.id })
  Object.assign(actions, {
    addRow: () => flushSync(() => list.append({})),
    removeFirst: () => flushSync(() => list.remove(0)),
    moveLastToTop: () => flushSync(() => list.move(list.fields.length - 1, 0)),
  } satisfies Actions)
  return (
    <ol>
      {list.fields.map(({ id }, index) => (
        <li key={id} className="row">
          <button type="button" onClick={() => list.remove(index)}>
            Remove
          </button>
          <fieldset>
            {rows.fields.map((field) => (
              <Field key={field.id} field={field} name={`${rows.id}.${index}.${field.id}`} register={register} />
            ))}
          </fieldset>
        </li>
      ))}
    </ol>
  )
}

function Form({ form, actions }: { readonly form: BenchForm; readonly actions: Actions }) {
  const { register, control, handleSubmit } = useForm<Values>({ defaultValues: initialValuesOf(form) })
  const { toggle, fields, rows } = form
  const shown = useWatch({ control, name: toggle?.id ?? '' })
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <div>
        {toggle && (
          <div className="field">
            <input id={toggle.id} type="checkbox" {...register(toggle.id)} />
            <label htmlFor={toggle.id}>{toggle.label}</label>
          </div>
        )}
        {fields.map(
          (field) => (!field.conditional || shown === true) && <Field key={field.id} field={field} name={field.id} register={register} />,
        )}
        {rows && <Rows rows={rows} control={control} register={register} actions={actions} />}
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
