import { useState, type ReactNode } from 'react'
import type { Widget, WidgetProps } from '../../src/react/widgetProps.ts'
import { defaultUiMessages } from '../../src/react/uiMessages.ts'

/** What a story sets for its field; everything else has a default. */
export type FieldStoryArgs = Partial<Omit<WidgetProps, 'text' | 'onChange' | 'onText'>> & {
  readonly text?: string
  readonly description?: string
  readonly error?: string
  /** `inline` for a checkbox, `none` for widgets that draw their own label. */
  readonly frame?: 'stacked' | 'inline' | 'none'
}

const nothing = () => {}

/** A field without a form: the widget in a frame like the form's, with a value that it can change. */
export function FieldStory({ widget: Drawn, ...args }: FieldStoryArgs & { readonly widget: Widget }) {
  const [value, setValue] = useState(args.value)
  const [said, say] = useState('')
  const [text, setText] = useState(args.text)
  const { id = 'field', label = 'Field', description, error, frame = 'stacked' } = args
  const note = error ?? (frame === 'none' ? undefined : description)
  const props: WidgetProps = {
    labelId: `${id}-label`,
    getPath: () => [id],
    isRow: false,
    field: { type: 'string' },
    control: 'input',
    secret: false,
    required: false,
    disabled: false,
    readOnly: false,
    describedBy: note === undefined ? undefined : `${id}-note`,
    errorId: `${id}-note`,
    descriptionId: `${id}-note`,
    placeholder: undefined,
    options: undefined,
    connections: undefined,
    rows: undefined,
    children: undefined,
    messages: defaultUiMessages,
    locale: undefined,
    CodeEditor: undefined,
    onBlur: nothing,
    onCommit: nothing,
    announce: say,
    ...args,
    // A widget that draws its own label draws its description too.
    ...(frame === 'none' && description !== undefined ? { field: { ...args.field, description } } : {}),
    id,
    label,
    value,
    text,
    invalid: args.invalid ?? error !== undefined,
    error,
    onChange: (next) => {
      setValue(next)
      setText(undefined)
    },
    onText: setText,
  }
  const control = (
    <>
      <Drawn {...props} />
      {said !== '' && <output className="mf-visually-hidden">{said}</output>}
    </>
  )
  const noteLine = note !== undefined && (
    <span className={error === undefined ? 'mf-description' : 'mf-error'} id={`${id}-note`}>
      {note}
    </span>
  )
  if (frame === 'none') {
    return (
      <div className="mf-field" data-control={props.control}>
        {control}
        {noteLine}
      </div>
    )
  }
  return (
    <div className={frame === 'inline' ? 'mf-field mf-check' : 'mf-field'} data-control={props.control}>
      {frame === 'inline' && control}
      <span className={props.isRow ? undefined : 'mf-label-row'}>
        <label className={props.isRow ? 'mf-label mf-visually-hidden' : 'mf-label'} id={props.labelId} htmlFor={id}>
          {label}
        </label>
        {props.required && !props.readOnly && <span className="mf-required">{props.messages.requiredLabel}</span>}
      </span>
      {frame === 'stacked' && control}
      {noteLine}
    </div>
  )
}

/** The root of a form as narrow as a side panel, with fields below each other. */
export function Panel({ children, width = 400 }: { readonly children: ReactNode; readonly width?: number }) {
  return (
    <div className="mf mf-form" style={{ maxWidth: width, padding: 16 }}>
      <div className="mf-fields">{children}</div>
    </div>
  )
}
