'use client'

import { render } from '@testing-library/react'
import { useState } from 'react'
import { vi, type Mock } from 'vitest'
import { defaultUiMessages } from '../react/uiMessages.ts'
import type { Widget, WidgetProps } from '../react/widgetProps.ts'

export const fieldLabel = 'Widget under test'
export const noteText = 'What to know about it.'

const id = 'widget-under-test'

type Drawn = Partial<WidgetProps> & {
  /** Description or error. */
  readonly note?: string
}

/** A rendered widget in a test. */
export interface WidgetHarness {
  readonly container: HTMLElement
  /** The arguments of all calls to `onText` and `onChange`, in order. */
  readonly heard: readonly unknown[]
  readonly onBlur: Mock
  /** Renders it again with other props. */
  readonly update: (props: Drawn) => void
}

/** The element that a form's labels and links lead to. */
export function controlOf(): HTMLElement {
  const control = document.getElementById(id)
  if (control === null) throw new Error(`The widget draws no element with the DOM id it was given. Put \`id\` on its control.`)
  return control
}

/** Renders a widget like a form: with label and note around it, and a value that it can change. */
export const createWidgetHarness =
  (widget: Widget, { props, isContainer = false }: { readonly props?: Partial<WidgetProps>; readonly isContainer?: boolean }) =>
  (drawn: Drawn = {}): WidgetHarness => {
    const heard: unknown[] = []
    const onBlur = vi.fn()
    const draw = ({ note, ...rest }: Drawn) => (
      <WidgetFrame
        widget={widget}
        isContainer={isContainer}
        note={note}
        props={{ ...untouched, ...props, ...rest, onBlur, onChange: (value) => heard.push(value), onText: (text) => heard.push(text) }}
      />
    )
    const { container, rerender } = render(draw(drawn))
    return { container, heard, onBlur, update: (next) => rerender(draw(next)) }
  }

const nothing = () => {}

const untouched: WidgetProps = {
  id,
  labelId: `${id}-label`,
  getPath: () => ['widget'],
  isRow: false,
  label: fieldLabel,
  field: { type: 'string' },
  control: 'input',
  value: undefined,
  text: undefined,
  secret: false,
  required: false,
  invalid: false,
  error: undefined,
  errorId: `${id}-error`,
  descriptionId: `${id}-description`,
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
  announce: nothing,
  onChange: nothing,
  onText: nothing,
  onBlur: nothing,
  onCommit: nothing,
}

interface WidgetFrameProps {
  readonly widget: Widget
  readonly isContainer: boolean
  readonly note: string | undefined
  readonly props: WidgetProps
}

/** Keeps the values set by the widget until the test renders other props. */
function WidgetFrame({ widget: Drawn, isContainer, note, props }: WidgetFrameProps) {
  const [given, setGiven] = useState(props)
  const [own, setOwn] = useState<Pick<WidgetProps, 'value' | 'text'>>(props)
  if (given !== props) {
    setGiven(props)
    setOwn(props)
  }
  const noteId = `${id}-note`
  const control = (
    <Drawn
      {...props}
      value={own.value}
      text={own.text}
      describedBy={note === undefined ? undefined : noteId}
      onChange={(value) => {
        setOwn({ value, text: undefined })
        props.onChange(value)
      }}
      onText={(text) => {
        setOwn(({ value }) => ({ value, text }))
        props.onText(text)
      }}
    />
  )
  return (
    <div className="mf">
      {!isContainer && (
        <label id={props.labelId} htmlFor={id}>
          {props.label}
        </label>
      )}
      {control}
      {note !== undefined && <div id={noteId}>{note}</div>}
    </div>
  )
}
