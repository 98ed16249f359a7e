import { readField } from '../../core/rules/readFields.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import type { Address } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import type { Cell } from './cell.ts'
import { parentOf, selfAndAncestors } from './pathOf.ts'
import { readFormData, readValue, treeOf } from './readValues.ts'

/** Whether a field lies inside a field with an expression, and so does not count. */
export const isInExpression = (state: FormState, cell: Cell): boolean =>
  selfAndAncestors(state, parentOf(state, cell)).some(({ expression }) => expression)

/** The form data are sent as they are: there are no expressions, or the module understands them. */
const areSent = ({ indexes, settings }: FormState): boolean => indexes.expressions.size === 0 || settings.templates?.reloads === true

/**
 * The value of a field as sent to the module. An expression is sent only in text fields, since a module expects none elsewhere.
 * Decisions §10.
 */
export function readSentValue(state: FormState, address: Address): unknown {
  const cell = state.cells.get(address)
  if (areSent(state) || cell === undefined) return readValue(state, address)
  return readField(treeOf(state), cell, { readExpression: ({ node, value }) => (node.definition.type === 'string' ? value : undefined) })
}

/** The form data that a module is sent. */
export const readSentData = (state: FormState): FormValues =>
  // The root is a group, whose value is an object.
  areSent(state) ? readFormData(state) : (readSentValue(state, '') as FormValues)

/**
 * The value of a field for comparison with the data sent last: a change of an expression is ignored, by using the value sent for it.
 * Decisions §5.
 */
export function readFollowed(state: FormState, address: Address, valueSent: (address: Address) => unknown): unknown {
  const cell = state.cells.get(address)
  if (state.indexes.expressions.size === 0 || cell === undefined) return readValue(state, address)
  if (isInExpression(state, cell)) return valueSent(address)
  if (areSent(state)) return readValue(state, address)
  return readField(treeOf(state), cell, { readExpression: (field) => valueSent(field.address) })
}
