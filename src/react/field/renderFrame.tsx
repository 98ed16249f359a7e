import type { ReactNode } from 'react'
import type { ControlName } from '../../core/schema/fieldTypes.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { renderIcon } from '../renderIcon.tsx'
import { descriptionId, errorId, uncheckedId } from './domId.ts'
import type { WidgetProps } from '../widgetProps.ts'
import type { ClassOf } from '../classNames.ts'

/** Controls with the label beside them, or that render label and description themselves. All others have the label above. */
export const frames: Readonly<Partial<Record<ControlName, 'inline' | 'own'>>> = {
  checkbox: 'inline',
  group: 'own',
  heading: 'own',
  rows: 'own',
  unsupported: 'own',
}

/** A control and the parts of its frame. */
export interface DrawnControl {
  readonly widgetProps: WidgetProps
  readonly control: ReactNode
  /** At the end of the label row; `undefined` if nothing can appear there. */
  readonly beside: ReactNode
  /** Below all other notes. */
  readonly below?: ReactNode
}

interface Frame extends DrawnControl {
  /** Renders the host's replacements for parts of the frame. */
  readonly slots: { readonly frame: (own: FrameParts, props: WidgetProps) => FrameParts } | undefined
  readonly view: FieldView
  /** The problem that blocks the field or the form, with a button to retry. */
  readonly trouble: ReactNode
  /** Moves the focus to the control. */
  readonly focus: ReactNode
}

/** The parts of a field's frame. With `kind` `inline`, the label follows the control in the same line. */
export type FrameParts = readonly [
  kind: 'inline' | 'own' | undefined,
  label: ReactNode,
  control: ReactNode,
  /** A button that reloads the options; in a row, the toggle between a fixed value and an expression. */
  aside?: ReactNode,
  error?: ReactNode,
  description?: ReactNode,
  notes?: ReactNode,
]

/**
 * The frame of a control: label, "Required", facts about its options, its description and its error, which may show together. A control
 * that renders its own label renders its own description too. Called as a function and not rendered as a component, like its parts: none
 * has state, and components would make the heap of 1,000 fields 4 % larger (bench: fields1000 heap bytes).
 */
export function renderFrame(classOf: ClassOf, { view, widgetProps, control: drawnControl, slots, focus, beside, below, trouble }: Frame) {
  const frame = frames[view.control]
  const { id, field, readOnly, isRow, messages } = widgetProps
  const { error, unchecked } = view
  // A read-only value is text below its label, also for a checkbox.
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

/** Label of a row that is a single value: the array already shows its name, so this label is for assistive technology only. */
const heardLabel = (classOf: ClassOf, props: WidgetProps) => renderLabel(classOf('label', 'mf-visually-hidden'), props)

function labelRow(classOf: ClassOf, props: WidgetProps, beside: ReactNode) {
  const { control, required, options, messages, readOnly } = props
  const isMarked = required && !readOnly
  const isCounted = options?.dynamic && options.status === 'ready' && !readOnly && control !== 'input'
  // Most labels are alone in their row and need no wrapper.
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

/**
 * Reloads the options. Shown at the end of the label row, but after the control in tab order, since the control is the more frequent
 * target.
 */
function renderRefresh(classOf: ClassOf, { label, options, connections, messages, readOnly, disabled }: WidgetProps) {
  const loaded = connections ?? (options?.dynamic && options.status !== 'waiting' ? options : undefined)
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

/** Characters of label and note that fit into the usual height of a narrow field. */
const usualLetters = 70

/** Length from which a text with its own direction (`dir`) takes long to lay out. */
const hugeLetters = 50_000

/** Whether a field may be higher than others of its control: the stylesheet then lays it out even when it is out of view. */
function lengthOf(
  { error, unchecked, cell }: FieldView,
  { label, field, isRow, readOnly, value, options }: WidgetProps,
): boolean | 'huge' | undefined {
  const note = [error, field.description].filter(Boolean).join('\n')
  const text = options?.labelOf(value) ?? (typeof value === 'string' ? value : '')
  if ([note, text, label, field.items?.label].join().length > hugeLetters) return 'huge'
  return (
    unchecked ||
    cell.expression ||
    (note + text).includes('\n') ||
    // Text of so many letters fits into one line of a narrow field.
    text.length > (options || readOnly ? 24 : hugeLetters) ||
    note.length + (isRow ? usualLetters : label.length) > usualLetters ||
    undefined
  )
}
