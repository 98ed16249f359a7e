import { useState } from 'react'
import 'moduleform/styles.css'
import { defaultUiMessages } from '../../src/react/uiMessages.ts'
import type { ConnectionsView, OptionsView, Widget, WidgetProps } from '../../src/react/widgetProps.ts'
import type { Choice } from '../../src/core/schema/wire.ts'
import { labelOfValue } from '../../src/core/values/labelOfValue.ts'

const nothing = () => {}

/** Options that are ready, unless told otherwise. */
export const optionsOf = (choices: readonly Choice[], overrides: Partial<OptionsView> = {}): OptionsView => ({
  status: 'ready',
  choices,
  dynamic: false,
  waitingFor: undefined,
  error: undefined,
  hasMore: false,
  allowsText: false,
  slow: false,
  notInList: false,
  labelOf: (value) => labelOfValue(value, choices),
  onOpen: nothing,
  onRefresh: nothing,
  ...overrides,
})

export const connectionsOf = (connections: ConnectionsView['connections'], overrides: Partial<ConnectionsView> = {}): ConnectionsView => ({
  status: 'ready',
  connections,
  error: undefined,
  onOpen: nothing,
  onRefresh: nothing,
  ...overrides,
})

/** A widget in the frame of a field, holding its own value, followed by another control to go to. */
export function SelectField({ widget: Drawn, ...args }: Partial<WidgetProps> & { readonly widget: Widget }) {
  const [value, setValue] = useState(args.value)
  const [text, setText] = useState(args.text)
  const props: WidgetProps = {
    id: 'field',
    labelId: 'field-label',
    path: ['field'],
    label: 'Fruit',
    field: { type: 'string' },
    control: 'SelectWidget',
    required: false,
    invalid: false,
    disabled: false,
    readOnly: false,
    describedBy: undefined,
    placeholder: undefined,
    options: undefined,
    connections: undefined,
    rows: undefined,
    children: undefined,
    messages: defaultUiMessages,
    CodeEditor: undefined,
    onBlur: nothing,
    onCommit: nothing,
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
