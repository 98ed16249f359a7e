import { useState } from 'react'
import 'moduleform/styles.css'
import { defaultUiMessages } from '../../src/react/uiMessages.ts'
import type { Widget, WidgetProps } from '../../src/react/widgetProps.ts'

const nothing = () => {}

/** A widget in the frame of a field, with a value of its own, followed by another focusable control. */
export function SelectField({ widget: Drawn, ...args }: Partial<WidgetProps> & { readonly widget: Widget }) {
  const [value, setValue] = useState(args.value)
  const [text, setText] = useState(args.text)
  const props: WidgetProps = {
    id: 'field',
    labelId: 'field-label',
    getPath: () => ['field'],
    isRow: false,
    label: 'Fruit',
    field: { type: 'string' },
    control: 'SelectWidget',
    secret: false,
    required: false,
    invalid: false,
    error: undefined,
    errorId: 'field-error',
    descriptionId: 'field-description',
    disabled: false,
    readOnly: false,
    describedBy: undefined,
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
    announce: nothing,
    ...args,
    value,
    text,
    onChange: (next) => {
      setValue(next)
      setText(undefined)
      args.onChange?.(next)
    },
    onText: (next) => {
      setText(next)
      args.onText?.(next)
    },
  }
  return (
    <main className="mf" style={{ padding: 16, width: 400 }}>
      <label id="field-label" htmlFor="field">
        {props.label}
      </label>
      <Drawn {...props} />
      <button type="button">Next</button>
    </main>
  )
}
