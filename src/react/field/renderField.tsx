'use client'

import { Fragment, type FunctionComponent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { yesAndNo } from '../../core/plan/compilePlan.ts'
import type { FieldNode, Line } from '../../core/plan/plan.ts'
import type { ControlName } from '../../core/schema/fieldTypes.ts'
import { isEqual, ownValue } from '../../core/schema/json.ts'
import { type Address, childAddress } from '../../core/values/path.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { HostSuspense } from '../HostSuspense.tsx'
import { useClassName } from '../classNames.ts'
import { type FormContextValue, useFormContext, type WidgetRegistry } from '../formContext.ts'
import { Notices } from '../notices/Notices.tsx'
import type { Widget, WidgetProps } from '../widgetProps.ts'
import { chunkLines, keyOfLine } from './chunkLines.ts'
import { descriptionId, domId, errorId, troubleId, uncheckedId } from './domId.ts'
import type { FieldMemory } from './fieldMemory.ts'
import { frames, renderFrame } from './renderFrame.tsx'

export interface RenderedField {
  readonly view: FieldView
  /** The error that the widget threw while rendering, and how to render it again. */
  readonly broken: { readonly error: Error; readonly retry: () => void } | undefined
  readonly memory: FieldMemory
}

/** Frame and widget of a field that is not hidden. A function and not a component, like `renderFrame`. */
export function renderField(form: FormContextValue, { view: told, broken, memory }: RenderedField, extras: WidgetExtras = {}): ReactNode {
  const { store, widgets, readOnly, classOf, slots, expressions } = form
  // Text that its own control shows triggers no update, and must not be lost when the field renders for another reason.
  const view = store.field(told.cell.address) ?? told
  const { control } = view
  const widget = selectWidget(widgets, view.cell.node, control)
  const isDefault = widgets.defaults[control] === widget
  const props = widgetPropsOf(form, view, { isDefault, extras, memory })
  const render = (widgetProps: WidgetProps) => {
    const Shown = readOnly ? widget : editableOf(widget)
    // The key keeps the widget of one control from taking over the state of another.
    const drawn = <Shown key={widgetProps.control} {...widgetProps} />
    if (broken) return <BrokenWidget {...props} {...broken} />
    return isDefault ? drawn : <HostSuspense key={widgetProps.control}>{drawn}</HostSuspense>
  }
  return renderFrame(classOf, {
    view,
    slots,
    ...(expressions ? expressions.draw(form, view, props, render) : { widgetProps: props, control: render(props), beside: expressions }),
    trouble: view.trouble && (
      <Notices
        part={view.trouble}
        field={{ address: view.cell.address, id: props.id, label: props.label, list: props.connections ?? props.options }}
      />
    ),
    focus: view.focusRequest !== undefined && <FocusOnRequest id={props.id} request={view.focusRequest} />,
  })
}

/**
 * The widget of a field: the host's widget by the name in the schema, by control, or by type; else the default one. Where the field holds
 * an expression, `control` is that of the expression. A widget name that the specification does not define is looked up too: a host may
 * bring widgets of its own.
 */
function selectWidget({ own, defaults }: WidgetRegistry, node: FieldNode, control: ControlName): Widget {
  const { definition } = node
  const names = control === node.control ? [definition.ui_options?.ui_widget, control, definition.type] : [control]
  for (const name of names) {
    const widget = typeof name === 'string' ? ownValue(own, name) : undefined
    if (widget !== undefined) return widget
  }
  return defaults[control]
}

/** A widget that shows text where the form is read-only, and hands over to another elsewhere. */
export interface ReadableWidget extends FunctionComponent<WidgetProps> {
  readonly editable: Widget
}

const isReadable = (widget: Widget): widget is ReadableWidget => typeof widget === 'function' && 'editable' in widget

/**
 * What a readable widget renders in an editable form. Rendering it directly spares each field a component, and 4 % of the heap of 1,000
 * fields (bench: fields1000 heap bytes).
 */
const editableOf = (widget: Widget): Widget => (isReadable(widget) ? widget.editable : widget)

type BrokenWidgetProps = Pick<WidgetProps, 'label' | 'value' | 'secret'> & NonNullable<RenderedField['broken']>

/** Replaces a widget that threw, and shows error and value; for a password neither, because the message may contain it. */
function BrokenWidget({ error, retry, label, value, secret }: BrokenWidgetProps) {
  const classOf = useClassName()
  const { messages } = useFormContext()
  return (
    <div className="mf-broken" role="alert">
      <p>{messages.widgetBroken(label, secret ? '' : error.message)}</p>
      {!secret && value !== undefined && (
        <code className="mf-raw" translate="no">
          {JSON.stringify(value)}
        </code>
      )}
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

/** Moves the focus into its field, once per request; on mount too, since a folded row may have to open first. */
function FocusOnRequest({ id, request }: TakeFocusProps) {
  const { claimFocus } = useFormContext()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const field = place.current?.parentElement
    if (!field || !claimFocus(request)) return
    const targets = [...field.querySelectorAll<HTMLElement>(focusable)]
    const target = targets.find((element) => element.id === id) ?? targets[0]
    target?.focus({ preventScroll: true })
    // Missing in jsdom.
    field.scrollIntoView?.({ block: 'nearest' })
  }, [request, claimFocus, id])
  return <span ref={place} hidden />
}

type WidgetExtras = Partial<Pick<WidgetProps, 'connections' | 'rows' | 'CodeEditor'>>

interface WidgetKind {
  /** The widget belongs to the form and not to the host. */
  readonly isDefault: boolean
  readonly extras: WidgetExtras
  readonly memory: FieldMemory
}

/** The props of a widget for the view of a field. */
function widgetPropsOf(form: FormContextValue, view: FieldView, { isDefault, extras, memory }: WidgetKind): WidgetProps {
  const { store, announcer, messages, locale, readOnly, disabled, idPrefix, afterPress } = form
  const { cell, control, error, options } = view
  const { address, node } = cell
  const { definition } = node
  const id = domId(idPrefix, address)
  const { getPath, onChange, onText, onBlur, onCommit } = memory.actionsOf(store, address, afterPress, isDefault)
  // A control that renders its own description knows its id.
  const isDescribed = definition.description !== undefined && frames[control] !== 'own'
  const described = [
    error !== undefined && errorId(id),
    view.trouble === 'options' && troubleId(id),
    isDescribed && descriptionId(id),
    view.unchecked && uncheckedId(id),
  ]
  return {
    id,
    labelId: `${id}-label`,
    isRow: node.template.endsWith('/~'),
    label: view.label,
    field: definition,
    control,
    value: cell.value,
    text: cell.text,
    secret: node.secret,
    required: definition.validation?.required === true,
    invalid: error !== undefined,
    error,
    errorId: errorId(id),
    descriptionId: descriptionId(id),
    disabled,
    readOnly,
    describedBy: described.filter(Boolean).join(' ') || undefined,
    placeholder: definition.ui_options?.placeholder,
    options: options && memory.optionsOf(store, address, options, view.labelToFill, messages, node.optionSource === yesAndNo),
    connections: extras.connections,
    rows: extras.rows,
    children: childrenOf(view),
    messages,
    locale,
    announce: announcer.announce,
    CodeEditor: extras.CodeEditor,
    getPath,
    onChange,
    onText,
    onBlur,
    onCommit,
  }
}

const childrenOf = ({ cell, control, lines }: FieldView): ReactNode =>
  control === 'group' ? <FieldLines address={cell.address} lines={lines} /> : undefined

interface FieldLinesProps {
  readonly address: Address
  readonly lines: readonly Line[]
}

/** The fields of a group below each other; several of one line beside each other. Decisions §9. */
export const FieldLines = memo(function FieldLines({ address, lines }: FieldLinesProps) {
  const classOf = useClassName()
  const { Field } = useFormContext()
  const [chunked, setChunked] = useState(() => chunkLines(lines))
  if (chunked.lines !== lines) {
    // Setting state while rendering makes React render again at once, so the earlier lines are never rendered.
    setChunked(chunkLines(lines, chunked.chunkOf))
    return null
  }
  const renderOne = (id: string) => <Field key={id} address={childAddress(address, id)} />
  const renderLine = (line: Line) => {
    const [id, ...others] = line
    if (id !== undefined && others.length === 0) return renderOne(id)
    return (
      <div key={keyOfLine(line)} className={classOf('line')}>
        {line.map(renderOne)}
      </div>
    )
  }
  if (chunked.chunks.length === 0) return <div className={classOf('fields')} />
  return chunked.chunks.map(({ key, lines: own }) => (
    <div key={key} className={classOf('fields')} ref={chunked.chunks.length > 1 ? guessHeight(own.length) : undefined}>
      {/* React visits all siblings of a component that renders; with chunks these are few. */}
      <Fragment key="lines">{own.map(renderLine)}</Fragment>
    </div>
  ))
}, areAlike)

/** A reload that keeps all fields returns lines with the same ids. */
function areAlike(before: FieldLinesProps, after: FieldLinesProps): boolean {
  return before.address === after.address && isEqual(before.lines, after.lines)
}

/** Estimated height in pixels of a line that has not been laid out yet, with the space below it. */
const lineHeight = 104

/** Chunks out of view are not laid out, so the scroll bar needs an estimate of their height. field.css knows the parts of a long list by it. */
const guessHeight = (count: number) => (element: HTMLElement | null) =>
  element?.style.setProperty('contain-intrinsic-block-size', `auto ${count * lineHeight}px`)
