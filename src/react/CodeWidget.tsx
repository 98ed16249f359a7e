import { createElement } from 'react'
import { useCodeEditor } from './useCodeEditor.ts'
import type { Widget, WidgetProps } from './widgetProps.ts'

interface CodeWidgetProps {
  readonly widget: Widget
  readonly props: WidgetProps
}

/** A widget that edits code, with the editor the host gave once it is there. */
export function CodeWidget({ widget, props }: CodeWidgetProps) {
  return createElement(widget, { ...props, CodeEditor: useCodeEditor(props.id) })
}
