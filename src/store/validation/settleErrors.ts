import { isEqual } from '../../core/values/isEqual.ts'
import { fitsType } from '../../core/values/fitsType.ts'
import type { Cell } from '../cells/cell.ts'
import { checkField, needsCheck, validateCell } from './checkFields.ts'
import type { Transaction } from '../transaction.ts'
import { updateCell } from '../cells/writeCells.ts'
import { isHidden, readValue } from '../cells/readValues.ts'

/**
 * Brings the errors that show up to date with what they hang on besides the value: hidden fields have none, other rules or options may
 * mend one or bring another, or a pattern that can be run; what the host said is of what it was sent. Decisions §4 and §8.
 */
export function settleErrors(transaction: Transaction): void {
  const { state, nodesChanged, changed } = transaction
  if (nodesChanged.size > 0) {
    for (const address of [...state.indexes.errors, ...state.indexes.unchecked]) {
      const cell = state.cells.get(address)
      if (cell === undefined) continue
      if (isHidden(state, cell)) updateCell(transaction, address, { issue: undefined, unchecked: false })
      else if (needsCheck(cell) && nodesChanged.has(address)) checkField(transaction, address)
    }
  }
  for (const [address, { message, value }] of state.hostErrors) {
    const cell = state.cells.get(address)
    if (cell === undefined) continue
    const counts = !cell.unread && !isHidden(state, cell) && isEqual(readValue(state, address), value)
    if (counts !== (cell.hostError !== undefined)) updateCell(transaction, address, { hostError: counts ? message : undefined })
  }
  for (const address of changed) {
    const cell = state.cells.get(address)
    if (cell === undefined) continue
    const hasOptions = state.indexes.content.has(address)
    if (isUnfit(cell) || (hasOptions && (needsCheck(cell) || isFoundByOptions(transaction, cell)))) checkField(transaction, address)
  }
}

/**
 * What only options can tell is looked at as they come: that a value of the host fits neither its field nor them (decisions §2), and that
 * they do not hold what a field that was left holds, which nobody knew while they loaded.
 */
function isFoundByOptions({ state, valuesChanged }: Transaction, cell: Cell): boolean {
  const { touched, origin, address, value, node } = cell
  const isUnfit = origin === 'host' && !fitsType(value, node.definition)
  const isLeft = touched && !valuesChanged.has(address)
  const issue = isUnfit || isLeft ? validateCell(state, cell) : undefined
  return typeof issue === 'object' && (isUnfit || issue.rule === 'choices')
}

/** What the host gives shows, right or wrong (decisions §2); options that have yet to load may make a value fit. */
function isUnfit({ node, value, origin }: Cell): boolean {
  if (origin !== 'host' || value === undefined || value === null) return false
  return node.shape === 'value' ? node.optionSource?.content === undefined && !fitsType(value, node.definition) : true
}
