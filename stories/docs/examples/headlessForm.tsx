import { HeadlessForm, useField, useFields, useFormState, useModuleForm, useOptions, useRows } from 'moduleform'
import type { FieldApi, HeadlessFormProps, Path } from 'moduleform'

export const Step = (props: Omit<HeadlessFormProps, 'children'>) => (
  <HeadlessForm {...props}>
    <Fields path={[]} />
    <Save />
  </HeadlessForm>
)

const Fields = ({ path }: { readonly path: Path }) => useFields(path).fields.map((field) => <Field key={field.key} path={field.path} />)

function Field({ path }: { readonly path: Path }) {
  const field = useField(path)
  const { visible, shape, label, description, error, groupProps, labelProps, descriptionProps, errorProps } = field
  if (!visible) return null
  const isOne = shape === 'value'
  const Around = isOne ? 'p' : 'fieldset'
  return (
    <Around {...(isOne ? {} : groupProps)}>
      {isOne ? <label {...labelProps}>{label}</label> : <legend id={labelProps.id}>{label}</legend>}
      {description && <small {...descriptionProps}>{description}</small>}
      {isOne && <Control field={field} />}
      {shape === 'group' && <Fields path={path} />}
      {shape === 'rows' && <Rows path={path} />}
      {error && <strong {...errorProps}>{error}</strong>}
    </Around>
  )
}

function Control({ field: { path, control, checkboxProps, inputProps } }: { readonly field: FieldApi }) {
  const { exists, choices, unlisted, multiple, error, retry, selectProps } = useOptions(path)
  if (control === 'checkbox') return <input {...checkboxProps} />
  if (control === 'textarea' || control === 'CodeblockWidget') return <textarea {...inputProps} />
  if (!exists) return <input {...inputProps} />
  return (
    <>
      <select {...selectProps}>
        {!multiple && <option value="">Choose</option>}
        {[...unlisted, ...choices].map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      {error && (
        <button type="button" onClick={retry}>
          {error} Retry
        </button>
      )}
    </>
  )
}

function Rows({ path }: { readonly path: Path }) {
  const { rows, itemLabel, canAdd, canRemove, add, remove } = useRows(path)
  return (
    <>
      {rows.map((row) => (
        <div key={row.key}>
          <Field path={row.path} />
          {canRemove && (
            <button type="button" onClick={() => remove(row.key)}>
              Remove {row.label}
            </button>
          )}
        </div>
      ))}
      {canAdd && (
        <button type="button" onClick={add}>
          Add {itemLabel}
        </button>
      )}
    </>
  )
}

function Save() {
  const { submit } = useModuleForm()
  const { isBusy, problem } = useFormState((form) => ({ isBusy: form.isSubmitting, problem: form.loadError ?? form.submitError }))
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <button type="button" disabled={isBusy} onClick={() => void submit()}>
        Save step
      </button>
    </>
  )
}
