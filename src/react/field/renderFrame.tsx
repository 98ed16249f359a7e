import type { ReactNode } from 'react'
import type { ControlName } from '../../core/schema/fieldTypes.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { renderIcon } from '../renderIcon.tsx'
import { descriptionId, errorId, uncheckedId } from './domId.ts'
import type { WidgetProps } from '../widgetProps.ts'
import type { ClassOf } from '../classNames.ts'

/** Controls whose label stands beside them, or in their own hands together with the description. Of all others it stands above. */
export const frames: Readonly<Partial<Record<ControlName, 'inline' | 'own'>>> = {
  checkbox: 'inline',
  group: 'own',
  heading: 'own',
  rows: 'own',
  unsupported: 'own',
}

/** A control with what belongs to it. */
export interface DrawnControl {
  readonly widgetProps: WidgetProps
  readonly control: ReactNode
  /** Stands at the end of the label row; `undefined` where nothing ever will. */
  readonly beside: ReactNode
  /** Stands below all other notes. */
  readonly below?: ReactNode
}

interface Frame extends DrawnControl {
  /** What draws the host's parts of it. */
  readonly slots: { readonly frame: (own: FrameParts, props: WidgetProps) => FrameParts } | undefined
  readonly view: FieldView
  /** What keeps the field or the form from going on, and how to try again. */
  readonly trouble: ReactNode
  /** What carries the focus to the control. */
  readonly focus: ReactNode
}

/** What stands in the frame of a field. Below the control stands the label where `kind` says that it is beside. */
export type FrameParts = readonly [
  kind: 'inline' | 'own' | undefined,
  label: ReactNode,
  control: ReactNode,
  /** A button that asks for the options anew; of a row, the toggle between a fixed value and an expression. */
  aside?: ReactNode,
  error?: ReactNode,
  description?: ReactNode,
  notes?: ReactNode,
]

/**
 * What stands around a control: label, "Required", facts about its options, its error and, beside that too, its description. A control that draws
 * its own label draws its own description too, between the label and what it holds.
 * Called as a function and not rendered as a component, like its parts: none has a state, and
 * components would make the heap of 1,000 fields 4 % larger (bench: fields1000 heap bytes).
 */
export function renderFrame(classOf: ClassOf, { view, widgetProps, control: drawnControl, slots, focus, beside, below, trouble }: Frame) {
  const frame = frames[view.control]
  const { id, field, readOnly, isRow, messages } = widgetProps
  const { error, unchecked } = view
  // What is read and not pressed stands below its label like any other value.
  const kind = readOnly && frame === 'inline' ? undefined : frame
  const isOwn = kind === 'own'
  const own: FrameParts = [
    kind,
    !isOwn && (isRow ? heardLabel(classOf, widgetProps) : labelRow(classOf, widgetProps, beside)),
    drawnControl,
    !isOwn && (isRow ? beside : renderRefresh(classOf, widgetProps)),
    renderNote(classOf('error'), errorId(id), error),
    !isOwn && renderNote(classOf('description'), descriptionId(id), field.description),
    unchecked && renderNote('mf-warning', uncheckedId(id), messages.uncheckedNote),
  ]
  const [place, label, control, aside, errorNote, description, notes] = slots ? slots.frame(own, widgetProps) : own
  const isInline = place === 'inline'
  return (
    <div
      className={classOf('field', isInline ? 'mf-check' : undefined)}
      data-control={view.control}
      data-invalid={widgetProps.invalid || undefined}
      data-long={lengthOf(view, widgetProps)}
      data-field={view.cell.address}
    >
      {isInline ? control : label}
      {isInline ? label : control}
      {aside}
      {focus}
      {errorNote}
      {description}
      {notes}
      {below}
      {trouble}
    </div>
  )
}

const renderNote = (className: string, id: string, text: string | undefined) =>
  text !== undefined && (
    <div className={className} id={id}>
      {text}
    </div>
  )

const renderLabel = (className: string, { id, labelId, label }: WidgetProps) => (
  <label className={className} id={labelId} htmlFor={id}>
    {label}
  </label>
)

/** Of a row that is one value: its array names it for the eye, so its label is for assistive technology alone. */
const heardLabel = (classOf: ClassOf, props: WidgetProps) => renderLabel(classOf('label', 'mf-visually-hidden'), props)

function labelRow(classOf: ClassOf, props: WidgetProps, beside: ReactNode) {
  const { control, required, options, messages, readOnly } = props
  const isMarked = required && !readOnly
  const isCounted = options?.dynamic === true && options.status === 'ready' && !readOnly && control !== 'input'
  // Most labels have nothing beside them, and are their own row.
  if (!isMarked && !isCounted && beside === undefined) return renderLabel(classOf('label-row', classOf('label')), props)
  return (
    <div className={classOf('label-row')}>
      {renderLabel(classOf('label'), props)}
      {isMarked && <span className={classOf('required')}>{messages.requiredLabel}</span>}
      {isCounted && <span className="mf-aside">{messages.optionsCount(options.choices.length)}</span>}
      {beside}
    </div>
  )
}

/** Asks for the options anew. It is seen at the end of the label row, and reached after the control, which is what most are on their way to. */
function renderRefresh(classOf: ClassOf, { label, options, connections, messages, readOnly, disabled }: WidgetProps) {
  const loaded = connections ?? (options?.dynamic === true && options.status !== 'waiting' ? options : undefined)
  return (
    loaded &&
    !readOnly &&
    !disabled && (
      <button
        type="button"
        className={classOf('icon-button', 'mf-refresh')}
        aria-label={messages.refresh(label)}
        onClick={loaded.onRefresh}
      >
        {renderIcon('refresh')}
      </button>
    )
  )
}

/** Letters of label and note that fit into the usual height of a field where it is narrow. */
const usualLetters = 70

/** Letters from which it takes long to lay out a text that runs in its own direction. */
const hugeLetters = 50_000

/** Whether a field may be higher than others of its control: the stylesheet has those laid out also where they are out of view. */
function lengthOf(
  { error, unchecked, cell }: FieldView,
  { label, field, isRow, readOnly, value }: WidgetProps,
): boolean | 'huge' | undefined {
  const note = [error, field.description].filter(Boolean).join('\n')
  const text = typeof value === 'string' ? value : ''
  if ([label, field.items?.label, note, text].join('').length > hugeLetters) return 'huge'
  const letters = Math.max(note.length + (isRow ? usualLetters : label.length), readOnly ? text.length : 0)
  return unchecked || cell.expression || letters > usualLetters || (note + text).includes('\n') || undefined
}
