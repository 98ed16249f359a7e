import type { ReactNode } from 'react'
import type { FieldView } from '../../store/fieldView.ts'
import { BrokenWidget } from './BrokenWidget.tsx'
import { drawFrame } from './drawFrame.tsx'
import { editableOf } from './editableOf.ts'
import type { FieldMemory } from './fieldMemory.ts'
import type { FormContextValue } from '../formContext.ts'
import { TakeFocus } from './TakeFocus.tsx'
import { widgetPropsOf, type WidgetExtras } from './widgetPropsOf.tsx'
import type { Widget, WidgetProps } from '../widgetProps.ts'
import { selectWidget } from './widgetRegistry.ts'

const noExtras: WidgetExtras = {}

export interface DrawnField {
  /** As told last. */
  readonly view: FieldView
  /** What the widget threw when it was drawn, and how to draw it once more. */
  readonly broken: { readonly error: Error; readonly retry: () => void } | undefined
  readonly memory: FieldMemory
}

/** Frame and widget of a field that is not hidden, and what carries the focus to it. Called and not rendered: it spares each field a component. */
export function drawField(form: FormContextValue, { view: told, broken, memory }: DrawnField, extras = noExtras): ReactNode {
  const { store, widgets, readOnly, writePart } = form
  // A text that its own control shows has told nobody, and must not go when something else has the field drawn.
  const view = store.field(told.cell.address) ?? told
  const { node } = view.cell
  const widget = selectWidget(widgets, node)
  const props = widgetPropsOf(form, view, { isDefault: widget === widgets.defaults[node.control], extras, memory })
  return drawFrame(writePart, {
    view,
    widgetProps: props,
    control: broken ? (
      <BrokenWidget {...broken} label={props.label} value={props.secret ? undefined : props.value} />
    ) : (
      drawWidget(readOnly ? widget : editableOf(widget), props)
    ),
    focus: view.focusRequest !== undefined && <TakeFocus id={props.id} request={view.focusRequest} />,
  })
}

/** By control, so that none takes over the state of another. */
const drawWidget = (Widget: Widget, props: WidgetProps) => <Widget key={props.control} {...props} />
