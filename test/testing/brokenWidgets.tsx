import type { Widget, WidgetProps } from 'moduleform'
import { describeWidget } from 'moduleform/testing'
import { useState, type ComponentProps } from 'react'

/** The attributes of an `<input>` in a correct widget. */
const attributesOf = ({ id, value, text, disabled, invalid, required, describedBy, onText, onBlur }: WidgetProps) => ({
  id,
  disabled,
  value: text ?? (typeof value === 'string' ? value : ''),
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': required,
  onChange: (event: { readonly currentTarget: HTMLInputElement }) => onText(event.currentTarget.value),
  onBlur,
})

/** A text input, or a read-only text; correct except for the overridden attributes. */
const inputWith =
  (change: (props: WidgetProps) => ComponentProps<'input'>): Widget =>
  (props) =>
    props.readOnly ? (
      <output id={props.id} tabIndex={-1}>
        {attributesOf(props).value}
      </output>
    ) : (
      <input {...attributesOf(props)} {...change(props)} />
    )

/** The fault of each widget, by the name of its block. */
const widgets: Readonly<Record<string, Widget>> = {
  nothing: inputWith(() => ({})),
  // Like libraries that insert styles while they render.
  'nothing, and whose styles are its own affair': function Styled(props) {
    const [isFocused, setFocused] = useState(false)
    return (
      <div className={`css-${isFocused ? 'b2' : 'a1'}`} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
        {isFocused && <style>{'.css-b2 { color: red }'}</style>}
        <input {...attributesOf(props)} readOnly={props.readOnly} />
      </div>
    )
  },
  'its id is missing': inputWith(() => ({ id: undefined })),
  'its label is not tied': (props) => (
    <div id={props.id}>
      <input {...attributesOf(props)} id={undefined} />
    </div>
  ),
  'description and error are not announced': inputWith(() => ({ 'aria-describedby': undefined })),
  'its description is not there': inputWith(() => ({ 'aria-describedby': 'gone' })),
  'it never is invalid': inputWith(() => ({ 'aria-invalid': undefined })),
  'it always is invalid': inputWith(() => ({ 'aria-invalid': true })),
  'it never is required': inputWith(() => ({ 'aria-required': undefined })),
  'it never is disabled': inputWith(() => ({ disabled: false })),
  'it can be edited where it is read-only': (props) => <input {...attributesOf(props)} />,
  'it shows nothing where it is read-only': (props) =>
    props.readOnly ? <output id={props.id} tabIndex={-1} /> : <input {...attributesOf(props)} />,
  'it keeps a value that is gone': function Keeping(props) {
    const [kept, keep] = useState(props.value)
    if (props.value !== undefined && props.value !== kept) keep(props.value)
    return <input {...attributesOf({ ...props, value: kept })} />
  },
  'it cannot be emptied': inputWith(({ onText }) => ({ onChange: ({ currentTarget: { value } }) => value !== '' && onText(value) })),
  'it does not take the focus': inputWith(() => ({ onFocus: ({ currentTarget }) => currentTarget.blur() })),
  'it is passed by Tab': inputWith(() => ({ tabIndex: -1 })),
  'it changes what is typed': inputWith(({ onText }) => ({ onChange: ({ currentTarget }) => onText(currentTarget.value.toUpperCase()) })),
  'it does not say that it is left': inputWith(() => ({ onBlur: undefined })),
  'it keeps Tab to itself': inputWith(() => ({ onKeyDown: (event) => event.key === 'Tab' && event.preventDefault() })),
  'it writes to the console': inputWith(() => {
    // oxlint-disable-next-line no-console -- this is the fault
    console.info('drawn')
    return {}
  }),
}

for (const [name, widget] of Object.entries(widgets))
  describeWidget(name, widget, { value: 'Ada', enter: 'Ada', clear: '{Control>}a{/Control}{Delete}', cleared: '' })

describeWidget(
  'a container without its description',
  ({ id, labelId, label }) => (
    <fieldset id={id} tabIndex={-1} aria-labelledby={labelId}>
      <span id={labelId}>{label}</span>
    </fieldset>
  ),
  { isContainer: true },
)
