'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldView } from '../../store/fieldView.ts'
import { renderFrame } from './renderFrame.tsx'
import { editableOf, selectWidget } from './widgetRegistry.ts'
import type { FieldMemory } from './fieldMemory.ts'
import { type FormContextValue, useFormContext } from '../formContext.ts'
import { widgetPropsOf, type WidgetExtras } from './widgetPropsOf.tsx'
import { Notices } from '../notices/Notices.tsx'
import type { Widget, WidgetProps } from '../widgetProps.ts'
import { useClassName } from '../classNames.ts'

const noExtras: WidgetExtras = {}

export interface RenderedField {
  /** As told last. */
  readonly view: FieldView
  /** What the widget threw when it was drawn, and how to draw it once more. */
  readonly broken: { readonly error: Error; readonly retry: () => void } | undefined
  readonly memory: FieldMemory
}

/** Frame and widget of a field that is not hidden, and what carries the focus to it. A function and not a component, like `renderFrame`. */
export function renderField(form: FormContextValue, { view: told, broken, memory }: RenderedField, extras = noExtras): ReactNode {
  const { store, widgets, readOnly, classOf, slots, expressions } = form
  // A text that its own control shows has told nobody, and must not go when something else has the field drawn.
  const view = store.field(told.cell.address) ?? told
  const { control } = view
  const widget = selectWidget(widgets, view.cell.node, control)
  const props = widgetPropsOf(form, view, { isDefault: widget === widgets.defaults[control], extras, memory })
  const render = (widgetProps: WidgetProps) =>
    broken ? (
      <BrokenWidget {...broken} label={props.label} value={props.secret ? undefined : props.value} />
    ) : (
      renderWidget(readOnly ? widget : editableOf(widget), widgetProps)
    )
  return renderFrame(classOf, {
    view,
    slots,
    ...(expressions ? expressions.draw(form, view, props, render) : { widgetProps: props, control: render(props), beside: expressions }),
    trouble: view.trouble && <Notices part={view.trouble} field={{ address: view.cell.address, id: props.id, label: props.label }} />,
    focus: view.focusRequest !== undefined && <FocusOnRequest id={props.id} request={view.focusRequest} />,
  })
}

/** By control, so that none takes over the state of another. */
const renderWidget = (Widget: Widget, props: WidgetProps) => <Widget key={props.control} {...props} />

interface BrokenWidgetProps {
  readonly error: Error
  readonly retry: () => void
  readonly label: string
  readonly value: unknown
}

/** Stands in for a widget that could not be drawn, with the value it holds; without that of a password. */
function BrokenWidget({ error, retry, label, value }: BrokenWidgetProps) {
  const classOf = useClassName()
  const { messages } = useFormContext()
  return (
    <div className="mf-broken" role="alert">
      <p>{messages.widgetBroken(label, error.message)}</p>
      {value !== undefined && <code className="mf-raw">{JSON.stringify(value)}</code>}
      <button type="button" className={classOf('button')} aria-label={`${messages.retry} ${label}`} onClick={retry}>
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
function FocusOnRequest({ id, request }: TakeFocusProps) {
  const { claimFocus } = useFormContext()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const field = place.current?.parentElement
    if (!field || !claimFocus(request)) return
    const named = field.ownerDocument.getElementById(id)
    const target = named?.matches(focusable) === true ? named : field.querySelector<HTMLElement>(focusable)
    target?.focus({ preventScroll: true })
    // Missing where pages are tested without a browser.
    field.scrollIntoView?.({ block: 'nearest' })
  }, [request, claimFocus, id])
  return <span ref={place} hidden />
}
