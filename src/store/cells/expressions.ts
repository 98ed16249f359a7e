import { readField } from '../../core/rules/readFields.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import type { Address } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import type { Cell } from './cell.ts'
import { parentOf } from './pathOf.ts'
import { readFormData, readValue, treeOf } from './readValues.ts'

/** Whether a field around a field is an expression: nothing in that counts. */
export function isInExpression(state: FormState, cell: Cell): boolean {
  for (let at = parentOf(state, cell); at !== undefined; at = parentOf(state, at)) if (at.expression) return true
  return false
}

/** Nothing stands in for expressions: there are none, or the module understands them. */
const areSent = ({ indexes, settings }: FormState): boolean => indexes.expressions.size === 0 || settings.templates?.reloads === true

/**
 * What a module is sent of a field: an expression only where the field is a text, since a module knows of no other that holds one. Decisions §10.
 */
export function readSentValue(state: FormState, address: Address): unknown {
  const cell = state.cells.get(address)
  if (areSent(state) || cell === undefined) return readValue(state, address)
  return readField(treeOf(state), cell, { readExpression: ({ node, value }) => (node.definition.type === 'string' ? value : undefined) })
}

/** The form data that a module is sent. */
export const readSentData = (state: FormState): FormValues =>
  // The root is a group, and what is read of that is an object.
  areSent(state) ? readFormData(state) : (readSentValue(state, '') as FormValues)

/** The value of a field as it is compared with what was sent: the form cannot follow an expression, which counts as what stood there then. Decisions §5. */
export function readFollowed(state: FormState, address: Address, valueSent: (address: Address) => unknown): unknown {
  const cell = state.cells.get(address)
  if (state.indexes.expressions.size === 0 || cell === undefined) return readValue(state, address)
  if (isInExpression(state, cell)) return valueSent(address)
  if (areSent(state)) return readValue(state, address)
  return readField(treeOf(state), cell, { readExpression: (field) => valueSent(field.address) })
}
