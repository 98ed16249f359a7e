import { type Cell, type Origin, withExpression } from './cell.ts'
import { enterAnew } from './enterField.ts'
import type { Transaction } from '../transaction.ts'
import { setCell, updateCell } from './writeCells.ts'
import { childAddresses, selfAndAncestors } from './pathOf.ts'
import { dropAside } from './setAside.ts'
import { clearedValue, defaultOf } from '../../core/values/defaults.ts'
import type { FormState } from '../formState.ts'
import { getValue } from '../../core/values/path.ts'
import { isRow } from '../../core/plan/plan.ts'

/**
 * Replaces the whole content of a field; `undefined` clears. A group or rows take a value as if they entered with it: each field below gets
 * its part. Decisions §2.
 */
export function replaceValue(transaction: Transaction, cell: Cell, value: unknown, origin: Origin): void {
  const { address, node, touched } = cell
  if (node.shape === 'value') {
    const held = value === undefined ? clearedValue(node.definition) : value
    setContent(transaction, cell, { ...cell, value: held, text: undefined, unread: false, uncommitted: false, origin })
    return
  }
  dropAsideInRows(transaction, cell)
  // `null` keeps defaults from being applied to a field that was cleared on purpose.
  enterAnew(transaction, cell, { value: value ?? null, origin })
  updateCell(transaction, address, {
    touched,
    ...(value === undefined && { value: clearedValue(node.definition) }),
  })
}

/**
 * Sets new content in a field. If that turns a field to its other side, what stood there is replaced by it, and the content shown before
 * takes its place behind the toggle. Half a template, typed key by key, does not.
 */
export function setContent(transaction: Transaction, cell: Cell, content: Cell): void {
  const { otherSide, expression, value, text, unread, node } = cell
  // The same text typed again changes nothing, even if a default has come since the field was emptied.
  const isCleared = content.value === undefined && !content.unread && (value !== undefined || text !== content.text)
  const next = isCleared && hasDefaultAround(transaction.state, cell) ? { ...content, value: null } : content
  const isTurned = otherSide && withExpression(transaction.state, next).expression !== expression
  const shown = unread ? undefined : { value, text, unread, type: node.definition.type }
  setCell(transaction, isTurned ? { ...next, otherSide: shown } : next)
}

/**
 * Whether the default of a group around a field has a value for it. A group goes from the data with its last value, so without a `null` in
 * it the default would be applied again. A row stays in the data, at least as `{}`. Decisions §2.
 */
function hasDefaultAround(state: FormState, field: Cell): boolean {
  const path: string[] = []
  for (const { node } of selfAndAncestors(state, field)) {
    if (isRow(node.template)) break
    if (path.length > 0 && getValue(defaultOf(node.definition), path) !== undefined) return true
    path.unshift(node.id)
  }
  return false
}

/** Values set aside in rows are dropped with them. Decisions §2. */
function dropAsideInRows(transaction: Transaction, cell: Cell): void {
  for (const address of childAddresses(cell)) {
    const child = transaction.state.cells.get(address)
    if (cell.rows !== undefined) dropAside(transaction, address)
    else if (child !== undefined) dropAsideInRows(transaction, child)
  }
}
