'use client'

import { Fragment, type FunctionComponent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldNode, Line } from '../../core/plan/plan.ts'
import type { ControlName } from '../../core/schema/fieldTypes.ts'
import { isEqual } from '../../core/schema/json.ts'
import { type Address, childAddress } from '../../core/values/path.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { useClassName } from '../classNames.ts'
import { type FormContextValue, useFormContext, type WidgetRegistry } from '../formContext.ts'
import { Notices } from '../notices/Notices.tsx'
import type { Widget, WidgetProps } from '../widgetProps.ts'
import { chunkLines, keyOfLine } from './chunkLines.ts'
import { descriptionId, domId, errorId, troubleId, uncheckedId } from './domId.ts'
import type { FieldMemory } from './fieldMemory.ts'
import { frames, renderFrame } from './renderFrame.tsx'

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
    broken ? <BrokenWidget {...props} {...broken} /> : renderWidget(readOnly ? widget : editableOf(widget), widgetProps)
  return renderFrame(classOf, {
    view,
    slots,
    ...(expressions ? expressions.draw(form, view, props, render) : { widgetProps: props, control: render(props), beside: expressions }),
    trouble: view.trouble && (
      <Notices
        part={view.trouble}
        field={{ address: view.cell.address, id: props.id, label: props.label, onRetry: (props.connections ?? props.options)?.onRefresh }}
      />
    ),
    focus: view.focusRequest !== undefined && <FocusOnRequest id={props.id} request={view.focusRequest} />,
  })
}

/**
 * The widget that draws a field: the host's for the widget the schema asks for, for the control it gets, for its type; else the
 * default one. `control` is another where an expression stands in the field. A widget name the specification does not know is looked up too: a host may bring widgets of its own.
 */
function selectWidget({ own, defaults }: WidgetRegistry, node: FieldNode, control: ControlName): Widget {
  const { definition } = node
  const names = control === node.control ? [definition.ui_options?.ui_widget, control, definition.type] : [control]
  for (const name of names) {
    const widget = typeof name === 'string' && Object.hasOwn(own, name) ? own[name] : undefined
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
 * What a widget is in a form that can be edited. Drawn at once it spares each field a component, and 4 % of the heap of 1,000 fields (bench:
 * fields1000 heap bytes).
 */
const editableOf = (widget: Widget): Widget => (isReadable(widget) ? widget.editable : widget)

/** By control, so that none takes over the state of another. */
const renderWidget = (Widget: Widget, props: WidgetProps) => <Widget key={props.control} {...props} />

type BrokenWidgetProps = Pick<WidgetProps, 'label' | 'value' | 'secret'> & NonNullable<RenderedField['broken']>

/** Stands in for a widget that could not be drawn, with the value it holds; without that of a password, which what was thrown may quote. */
function BrokenWidget({ error, retry, label, value, secret }: BrokenWidgetProps) {
  const classOf = useClassName()
  const { messages } = useFormContext()
  return (
    <div className="mf-broken" role="alert">
      <p>{messages.widgetBroken(label, secret ? '' : error.message)}</p>
      {!secret && value !== undefined && <code className="mf-raw">{JSON.stringify(value)}</code>}
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
    const targets = [...field.querySelectorAll<HTMLElement>(focusable)]
    const target = targets.find((element) => element.id === id) ?? targets[0]
    target?.focus({ preventScroll: true })
    // Missing where pages are tested without a browser.
    field.scrollIntoView?.({ block: 'nearest' })
  }, [request, claimFocus, id])
  return <span ref={place} hidden />
}

/** What only some controls need. */
type WidgetExtras = Partial<Pick<WidgetProps, 'connections' | 'rows' | 'CodeEditor'>>

interface WidgetKind {
  /** It is the form's own and not one of the host's. */
  readonly isDefault: boolean
  readonly extras: WidgetExtras
  readonly memory: FieldMemory
}

/** What a widget is given for the view of a field. */
function widgetPropsOf(form: FormContextValue, view: FieldView, { isDefault, extras, memory }: WidgetKind): WidgetProps {
  const { store, announcer, messages, locale, readOnly, disabled, idPrefix, afterPress } = form
  const { cell, control, error, options } = view
  const { address, node } = cell
  const { definition } = node
  const id = domId(idPrefix, address)
  const { getPath, onChange, onText, onBlur, onCommit } = memory.actionsOf(store, address, afterPress, isDefault)
  // A control that draws its own description knows its id.
  const isDescribed = definition.description !== undefined && frames[control] !== 'own'
  const ids = { errorId: errorId(id), descriptionId: descriptionId(id) }
  const described = [
    error !== undefined && ids.errorId,
    view.trouble === 'options' && troubleId(id),
    isDescribed && ids.descriptionId,
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
    ...ids,
    disabled,
    readOnly,
    describedBy: described.filter(Boolean).join(' ') || undefined,
    placeholder: definition.ui_options?.placeholder,
    options: options && memory.optionsOf(store, address, options, view.labelToFill, messages, definition.type === 'boolean'),
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
    // React draws anew at once, so nothing is drawn of the earlier lines.
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
      {/* React counts the children of all that stand beside what is drawn: of each chunk one. */}
      <Fragment key="lines">{own.map(renderLine)}</Fragment>
    </div>
  ))
}, areAlike)

/** A reload that leaves all fields where they are brings lines of the same ids. */
function areAlike(before: FieldLinesProps, after: FieldLinesProps): boolean {
  return before.address === after.address && isEqual(before.lines, after.lines)
}

/** Pixels of a line that nobody has seen yet, with the space below it. */
const lineHeight = 104

/** Chunks out of view are not laid out, so the scroll bar is told how high they may be. */
const guessHeight = (count: number) => (element: HTMLElement | null) =>
  element?.style.setProperty('contain-intrinsic-block-size', `auto ${count * lineHeight}px`)
