import type { FieldNode } from '../../../core/plan/plan.ts'
import { optionType } from './optionType.ts'

const id = 'moduleform-check-unknown'
const unknownNumber = -987_654_321

/** A selection that no list of choices holds, by the type that stores it. */
const unknownByType: Readonly<Record<string, unknown>> = {
  string: id,
  number: unknownNumber,
  integer: unknownNumber,
  object: { id, label: 'Unknown selection' },
}

/**
 * A selection that a select cannot hold; `undefined` where a field is no select, or takes text that is typed in (decisions §2), so that
 * nothing in it is unknown. Specification 4.2.
 */
export function unknownSelection(node: FieldNode): unknown {
  const { optionSource, control } = node
  if (optionSource === undefined || optionSource.validation?.pattern !== undefined) return undefined
  const unknown = unknownByType[optionType(node) ?? '']
  return control === 'MultiSelect' && unknown !== undefined ? [unknown] : unknown
}

/** Whether a value is one that `unknownSelection` gave. */
export const isUnknownSelection = (value: unknown): boolean => {
  const text = JSON.stringify(value) ?? ''
  return text.includes(id) || text.includes(String(unknownNumber))
}
