import type { ReactNode, RefObject } from 'react'
import type { ControlName } from '../core/schema/fieldTypes.ts'
import type { FieldView } from '../store/fieldView.ts'
import { Icon } from './Icon.tsx'
import { noteId } from './domId.ts'
import type { WidgetProps } from './widgetProps.ts'
import { usePart } from './usePart.ts'

/** Where a control's label stands: above it, beside it, or in the control's own hands. */
type FrameKind = 'stacked' | 'inline' | 'own'

const frames: Readonly<Record<ControlName, FrameKind>> = {
  input: 'stacked',
  textarea: 'stacked',
  password: 'stacked',
  date: 'stacked',
  'date-time': 'stacked',
  number: 'stacked',
  checkbox: 'inline',
  SelectWidget: 'stacked',
  MultiSelect: 'stacked',
  CodeblockWidget: 'stacked',
  connection: 'stacked',
  group: 'own',
  heading: 'own',
  rows: 'own',
  unsupported: 'own',
}

interface FieldFrameProps {
  readonly view: FieldView
  readonly widgetProps: WidgetProps
  readonly containerRef: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/**
 * What stands around a control: label, "Required", facts about its options, description or error. A control that draws its own label draws its
 * own description too, between the label and what it holds.
 */
export function FieldFrame({ view, widgetProps, containerRef, children }: FieldFrameProps) {
  const part = usePart()
  const { control } = view.cell.node
  const { readOnly } = widgetProps
  // What is read and not pressed stands below its label like any other value.
  const kind = readOnly && frames[control] === 'inline' ? 'stacked' : frames[control]
  const label =
    kind === 'own' ? undefined : widgetProps.isRow ? <HeardLabel {...widgetProps} /> : <LabelRow view={view} widgetProps={widgetProps} />
  return (
    <div
      ref={containerRef}
      className={part('field', kind === 'inline' ? 'mf-check' : undefined)}
      data-control={control}
      data-invalid={widgetProps.invalid || undefined}
      data-field={view.cell.address}
    >
      {kind === 'inline' ? children : label}
      {kind === 'inline' ? label : children}
      <Note id={noteId(widgetProps.id)} error={view.error} description={kind === 'own' ? undefined : widgetProps.field.description} />
    </div>
  )
}

/** Of a row that is one value: its array names it for the eye, so its label is for assistive technology alone. */
function HeardLabel({ id, labelId, label }: Pick<WidgetProps, 'id' | 'labelId' | 'label'>) {
  const part = usePart()
  return (
    <label className={part('label', 'mf-visually-hidden')} id={labelId} htmlFor={id}>
      {label}
    </label>
  )
}

function LabelRow({ view, widgetProps }: Pick<FieldFrameProps, 'view' | 'widgetProps'>) {
  const part = usePart()
  const { id, labelId, label, required, options, connections, messages, readOnly, disabled } = widgetProps
  const loaded = connections ?? (options?.dynamic === true && options.status !== 'waiting' ? options : undefined)
  return (
    <div className={part('label-row')}>
      <label className={part('label')} id={labelId} htmlFor={id}>
        {label}
      </label>
      {required && !readOnly && <span className={part('required')}>{messages.requiredLabel}</span>}
      {options?.dynamic === true && options.status === 'ready' && !readOnly && view.cell.node.control !== 'input' && (
        <span className="mf-aside">{messages.optionsCount(options.choices.length)}</span>
      )}
      {loaded && !readOnly && !disabled && (
        <button type="button" className={part('icon-button')} aria-label={messages.refresh(label)} onClick={loaded.onRefresh}>
          <Icon name="refresh" />
        </button>
      )}
    </div>
  )
}

function Note({
  id,
  error,
  description,
}: {
  readonly id: string
  readonly error: string | undefined
  readonly description: string | undefined
}) {
  const part = usePart()
  if (error !== undefined) {
    return (
      <div className={part('error')} id={id}>
        {error}
      </div>
    )
  }
  if (description === undefined) return null
  return (
    <div className={part('description')} id={id}>
      {description}
    </div>
  )
}
