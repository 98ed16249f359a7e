import { createElement, memo } from 'react'
import type { Address } from '../core/values/path.ts'
import type { FieldView } from '../store/fieldView.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useFormContext } from './formContext.ts'
import { useField } from './useField.ts'
import { useFieldFocus } from './useFieldFocus.ts'
import { useWidgetProps } from './useWidgetProps.tsx'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import { selectWidget } from './widgetRegistry.ts'

/** One field: its view, its frame, its widget. */
export const Field = memo(function Field({ address }: { readonly address: Address }) {
  const view = useField(address)
  return view === undefined || view.cell.node.hidden ? null : <ShownField view={view} />
})

function ShownField({ view }: { readonly view: FieldView }) {
  const { widgets, messages } = useFormContext()
  const props = useWidgetProps(view)
  const container = useFieldFocus(view, props.id)
  return (
    <FieldFrame view={view} widgetProps={props} containerRef={container}>
      <WidgetBoundary key={view.cell.node.control} label={props.label} value={props.value} messages={messages}>
        {createElement(selectWidget(widgets, view.cell.node), props)}
      </WidgetBoundary>
    </FieldFrame>
  )
}
