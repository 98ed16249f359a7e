'use client'

import { Children, Component, type ComponentType, type ReactNode } from 'react'
import type { ReportFailure } from '../../store/callHost.ts'
import { HostSuspense } from '../HostSuspense.tsx'
import { descriptionId, errorId } from '../field/domId.ts'
import type { FrameParts } from '../field/renderFrame.tsx'
import type { SlotParts } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import type { FieldFacts, SlotName, Slots } from './slotProps.ts'

/** Creates the functions that render the slots of a host. */
export function createSlotParts(slots: Slots, report: ReportFailure): SlotParts {
  const draw: SlotParts['draw'] = (name, own, propsOf, wrap) => {
    const Part = slots[name]
    return Part === undefined ? own : <Slot Part={Part} name={name} own={own} report={report} given={propsOf()} wrap={wrap} />
  }
  return { draw, frame: (parts, props) => drawFrame(draw, slots.field !== undefined, parts, props) }
}

interface Slotted<Props> {
  readonly Part: ComponentType<Props>
  readonly name: SlotName
  readonly own: ReactNode
  readonly report: ReportFailure
  readonly given: Props
  readonly wrap: ((part: ReactNode) => ReactNode) | undefined
}

/**
 * Error boundary of a slot: a host component that throws is replaced by the form's own part, until the host passes another one. While it waits,
 * nothing is in its place: the form's own part would take the focus that it has then with it.
 */
class Slot<Props extends object> extends Component<Slotted<Props>> {
  override state: { readonly broken?: unknown } = {}

  override componentDidCatch(cause: unknown) {
    const { Part, name, report } = this.props
    report(`slots.${name}`, cause)
    this.setState({ broken: Part })
  }

  override render() {
    const { Part, own, given, wrap = (part) => part } = this.props
    return this.state.broken === Part
      ? own
      : wrap(
          <HostSuspense>
            <Part {...given} />
          </HostSuspense>,
        )
  }
}

/** The props that slots get of a field. */
export const factsOf = <Children extends ReactNode>(
  props: Omit<WidgetProps, 'rows'>,
  children: Children,
): FieldFacts & { readonly children: Children } => {
  const { id, labelId, getPath, isRow, label, field, control, required, invalid, disabled, readOnly, describedBy, error, options } = props
  return {
    id,
    labelId,
    getPath,
    isRow,
    label,
    field,
    control,
    required,
    invalid,
    disabled,
    readOnly,
    describedBy,
    error,
    options,
    messages: props.messages,
    description: field.description,
    descriptionId: descriptionId(id),
    errorId: errorId(id),
    children,
  }
}

/** The frame of a field with the host's parts in it; a slot for the whole field replaces the frame. */
function drawFrame(draw: SlotParts['draw'], hasField: boolean, own: FrameParts, props: WidgetProps): FrameParts {
  const [kind, ownLabel, control, aside, ownError, ownDescription, notes] = own
  const { label: name, field, isRow, error: text } = props
  const { description: words } = field
  const isTold = kind !== 'own'
  const label = isTold && draw('label', ownLabel, () => ({ ...factsOf(props, name), beside: !isRow && props.beside }))
  const error = text !== undefined && draw('error', ownError, () => factsOf(props, text))
  const description = isTold && words !== undefined && draw('description', ownDescription, () => factsOf(props, words))
  const drawn: FrameParts = [kind, label, control, aside, error, description, notes]
  if (!hasField) return drawn
  const parts = { label, error, description, aside, notes }
  return [undefined, undefined, draw('field', renderOwn(drawn), () => ({ ...factsOf(props, control), parts }))]
}

/** The fallback for a slot for the whole field that has thrown. */
const renderOwn = ([kind, label, control, ...below]: FrameParts) => (
  <div className={kind === 'inline' ? 'mf-check' : undefined}>
    {kind === 'inline' ? control : label}
    {kind === 'inline' ? label : control}
    {Children.toArray(below)}
  </div>
)
