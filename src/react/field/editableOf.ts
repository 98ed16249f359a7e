import type { FunctionComponent } from 'react'
import type { Widget, WidgetProps } from '../widgetProps.ts'

/** A widget that shows text where the form is read-only, and hands over to another elsewhere. */
export interface ReadableWidget extends FunctionComponent<WidgetProps> {
  readonly editable: Widget
}

const isReadable = (widget: Widget): widget is ReadableWidget => typeof widget === 'function' && 'editable' in widget

/** What a widget is in a form that can be edited: drawn at once, it spares each field a component. */
export const editableOf = (widget: Widget): Widget => (isReadable(widget) ? widget.editable : widget)
