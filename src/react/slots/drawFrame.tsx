import { Children, type ReactNode } from 'react'
import type { SlotParts } from '../formContext.ts'
import { descriptionId, errorId } from '../field/domId.ts'
import type { FrameParts } from '../field/renderFrame.tsx'
import type { WidgetProps } from '../widgetProps.ts'
import type { FieldFacts } from './slotProps.ts'

/** What the host's parts are told of a field. */
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

/** The frame of a field with the host's parts in it; with a part for the whole field that is all it holds. */
export function drawFrame(draw: SlotParts['draw'], hasField: boolean, own: FrameParts, props: WidgetProps): FrameParts {
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

/** In place of a part for the whole field that has failed. */
const renderOwn = ([kind, label, control, ...below]: FrameParts) => (
  <div className={kind === 'inline' ? 'mf-check' : undefined}>
    {kind === 'inline' ? control : label}
    {kind === 'inline' ? label : control}
    {Children.toArray(below)}
  </div>
)
