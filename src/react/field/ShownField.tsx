import type { ComponentType } from 'react'
import type { ControlName } from '../../core/schema/fieldTypes.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { BrokenWidget } from './BrokenWidget.tsx'
import { domId } from './domId.ts'
import { drawFrame } from './drawFrame.tsx'
import { editableOf } from './editableOf.ts'
import { useFormContext } from '../formContext.ts'
import { TakeFocus } from './TakeFocus.tsx'
import { useCodeEditor } from './useCodeEditor.ts'
import { useConnectionsView } from './useConnectionsView.ts'
import { usePart } from '../usePart.ts'
import { useRowsView } from './useRowsView.tsx'
import { useWidgetProps, type WidgetExtras } from './useWidgetProps.tsx'
import type { Widget, WidgetProps } from '../widgetProps.ts'
import { selectWidget } from './widgetRegistry.ts'

interface ShownFieldProps {
  /** As told last. */
  readonly view: FieldView
  /** What the widget threw when it was drawn, and how to draw it once more. */
  readonly broken: { readonly error: Error; readonly retry: () => void } | undefined
}

/** What draws a field that is not hidden. Some controls need more than others; most fields of a large form are none of them. */
export const shownFieldFor = ({ cell }: FieldView): ComponentType<ShownFieldProps> => shownFields[cell.node.control] ?? PlainField

const shownFields: Partial<Record<ControlName, ComponentType<ShownFieldProps>>> = {
  CodeblockWidget: CodeField,
  connection: ConnectionField,
  rows: RowsField,
}

const nothing: WidgetExtras = {}

function PlainField(props: ShownFieldProps) {
  return useDrawnField(props, nothing)
}

function CodeField(props: ShownFieldProps) {
  const { idPrefix } = useFormContext()
  return useDrawnField(props, { CodeEditor: useCodeEditor(domId(idPrefix, props.view.cell.address)) })
}

function ConnectionField(props: ShownFieldProps) {
  return useDrawnField(props, { connections: useConnectionsView(props.view) })
}

function RowsField(props: ShownFieldProps) {
  return useDrawnField(props, { rows: useRowsView(props.view) })
}

/** Frame and widget of a field, and what carries the focus to it. */
function useDrawnField({ view: told, broken }: ShownFieldProps, extras: WidgetExtras) {
  const form = useFormContext()
  const { store, widgets, readOnly } = form
  // A text that its own control shows has told nobody, and must not go when something else has the field drawn.
  const view = store.field(told.cell.address) ?? told
  const part = usePart()
  const { node } = view.cell
  const widget = selectWidget(widgets, node)
  const props = useWidgetProps(form, view, { isDefault: widget === widgets.defaults[node.control], extras })
  return drawFrame(part, {
    view,
    widgetProps: props,
    control: broken ? (
      <BrokenWidget {...broken} label={props.label} value={props.value} />
    ) : (
      drawWidget(readOnly ? widget : editableOf(widget), props)
    ),
    focus: view.focusRequest !== undefined && <TakeFocus id={props.id} request={view.focusRequest} />,
  })
}

/** By control, so that none takes over the state of another. */
const drawWidget = (Widget: Widget, props: WidgetProps) => <Widget key={props.control} {...props} />
