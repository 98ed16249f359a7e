import { createElement } from 'react'
import type { FieldView } from '../store/fieldView.ts'
import { useRowsView } from './useRowsView.tsx'
import type { Widget, WidgetProps } from './widgetProps.ts'

interface RowsWidgetProps {
  readonly view: FieldView
  readonly widget: Widget
  readonly props: WidgetProps
}

/** A widget that shows an array as rows. */
export function RowsWidget({ view, widget, props }: RowsWidgetProps) {
  return createElement(widget, { ...props, rows: useRowsView(view) })
}
