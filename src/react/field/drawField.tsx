'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldView } from '../../store/fieldView.ts'
import { drawFrame } from './drawFrame.tsx'
import { editableOf, selectWidget } from './widgetRegistry.ts'
import type { FieldMemory } from './fieldMemory.ts'
import { type FormContextValue, useFormContext } from '../formContext.ts'
import { widgetPropsOf, type WidgetExtras } from './widgetPropsOf.tsx'
import type { Widget, WidgetProps } from '../widgetProps.ts'
import { usePart } from '../classNames.ts'

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

interface BrokenWidgetProps {
  readonly error: Error
  readonly retry: () => void
  readonly label: string
  readonly value: unknown
}

/** Stands in for a widget that could not be drawn, with the value it holds; without that of a password. */
function BrokenWidget({ error, retry, label, value }: BrokenWidgetProps) {
  const part = usePart()
  const { messages } = useFormContext()
  return (
    <div className="mf-broken" role="alert">
      <p>{messages.widgetBroken(label, error.message)}</p>
      {value !== undefined && <code className="mf-raw">{JSON.stringify(value)}</code>}
      <button type="button" className={part('button')} onClick={retry}>
        {messages.retry}
      </button>
    </div>
  )
}

const focusable = 'input, textarea, select, button, [tabindex]'

interface TakeFocusProps {
  /** DOM id of the control. */
  readonly id: string
  readonly request: number
}

/** Carries out a focus request for the field it stands in, once; also where its row had to open first. */
function TakeFocus({ id, request }: TakeFocusProps) {
  const { takeFocus } = useFormContext()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const field = place.current?.parentElement
    if (!field || !takeFocus(request)) return
    const named = field.ownerDocument.getElementById(id)
    const target = named?.matches(focusable) === true ? named : field.querySelector<HTMLElement>(focusable)
    target?.focus({ preventScroll: true })
    // Missing where pages are tested without a browser.
    field.scrollIntoView?.({ block: 'nearest' })
  }, [request, takeFocus, id])
  return <span ref={place} hidden />
}
