import { ModuleForm, type FieldSlotProps, type Slots, type WidgetMap, type WidgetProps } from 'moduleform'

/** A line of text, as your design system renders it. A text that could not be read as a value takes precedence over the value. */
function TextLine(props: WidgetProps) {
  const { id, value, text, locale, placeholder, required, invalid, disabled, readOnly, describedBy, onText, onBlur, onCommit } = props
  return (
    <input
      id={id}
      className="ds-input"
      value={text ?? write(value, locale)}
      placeholder={placeholder}
      disabled={disabled}
      readOnly={readOnly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && onCommit()}
      onBlur={onBlur}
    />
  )
}

/** Numbers are read with the separator of the locale, so they are written with it: 1,5 in German. */
function write(value: unknown, locale: WidgetProps['locale']): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumSignificantDigits: 17 }).format(value)
}

const Field = ({ invalid, children, parts }: FieldSlotProps) => (
  <div className={invalid ? 'ds-field ds-field-invalid' : 'ds-field'}>
    {parts.label}
    {children}
    {parts.error}
    {parts.description}
    {parts.notes}
  </div>
)

// Outside of the component, because widgets and parts are compared by identity.
export const widgets: WidgetMap = { input: TextLine, number: TextLine }
const slots: Slots = {
  field: Field,
  // The label of a row is only for screen readers.
  label: ({ id, labelId, required, isRow, children, beside }) => (
    <div className={isRow ? 'ds-visually-hidden' : 'ds-label'}>
      <label id={labelId} htmlFor={id}>
        {children} {required && '*'}
      </label>
      {beside}
    </div>
  ),
  error: ({ errorId, children }) => (
    <p id={errorId} className="ds-error">
      {children}
    </p>
  ),
  actions: ({ submit, isSubmitting, canSubmit, messages }) => (
    <button type="button" className="ds-button" disabled={!canSubmit} onClick={() => void submit()}>
      {isSubmitting ? messages.submitting : messages.submit}
    </button>
  ),
}

export const Step = ({ schema, save }: { readonly schema: object; readonly save: (values: object) => void }) => (
  <ModuleForm schema={schema} widgets={widgets} slots={slots} onSubmit={(values) => save(values)} />
)
