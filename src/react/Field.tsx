import { createElement, memo, useRef } from 'react'
import type { Address } from '../core/values/path.ts'
import type { FieldView } from '../store/fieldView.ts'
import { CodeWidget } from './CodeWidget.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useFormContext } from './formContext.ts'
import { RowsWidget } from './RowsWidget.tsx'
import { TakeFocus } from './TakeFocus.tsx'
import { useField } from './useField.ts'
import { useWidgetProps } from './useWidgetProps.tsx'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import type { Widget, WidgetProps } from './widgetProps.ts'
import { selectWidget } from './widgetRegistry.ts'

/** One field: its view, its frame, its widget. */
export const Field = memo(function Field({ address }: { readonly address: Address }) {
  const view = useField(address)
  return view === undefined || view.cell.node.hidden ? null : <ShownField view={view} />
})

function ShownField({ view }: { readonly view: FieldView }) {
  const { widgets, messages } = useFormContext()
  const { focusRequest } = view
  const { node } = view.cell
  const widget = selectWidget(widgets, node)
  const props = useWidgetProps(view, widget === widgets.defaults[node.control])
  const container = useRef<HTMLDivElement>(null)
  return (
    <FieldFrame view={view} widgetProps={props} containerRef={container}>
      <WidgetBoundary key={node.control} label={props.label} value={props.value} messages={messages}>
        {drawWidget(view, widget, props)}
      </WidgetBoundary>
      {focusRequest !== undefined && <TakeFocus id={props.id} container={container} request={focusRequest} />}
    </FieldFrame>
  )
}

/** What only some controls need is found out for them alone: most fields of a large form are none of them. */
function drawWidget(view: FieldView, widget: Widget, props: WidgetProps) {
  const { control, shape } = view.cell.node
  if (shape === 'rows') return <RowsWidget view={view} widget={widget} props={props} />
  if (control === 'CodeblockWidget') return <CodeWidget widget={widget} props={props} />
  return createElement(widget, props)
}
