import { fitsType } from '../../core/values/fitsType.ts'
import type { Cell } from '../cells/cell.ts'
import { checkField, needsCheck, validateCell } from './checkFields.ts'
import type { Transaction } from '../transaction.ts'
import { updateCell } from '../cells/writeCells.ts'
import { isHidden } from '../cells/readValues.ts'
import type { Address } from '../../core/values/path.ts'
import { childAddresses } from '../cells/leaveField.ts'

/**
 * Brings the errors that show up to date with what they hang on besides the value: hidden fields have none, other rules or options may
 * mend one or bring another, or a pattern that can be run. Decisions §4 and §8.
 */
export function settleErrors(transaction: Transaction): void {
  const { state, nodesChanged, changed } = transaction
  if (nodesChanged.size > 0) {
    for (const address of [...state.indexes.errors, ...state.indexes.unchecked]) {
      const cell = state.cells.get(address)
      if (cell === undefined) continue
      if (isHidden(state, cell)) updateCell(transaction, address, { issue: undefined, unchecked: false, hostError: undefined })
      else if (needsCheck(cell) && nodesChanged.has(address)) checkField(transaction, address)
    }
  }
  // What the host gave for a field that was not there yet shows in it, right or wrong.
  for (const address of nodesChanged) {
    const cell = state.cells.get(address)
    if (cell !== undefined) showOwnUnfit(transaction, cell)
  }
  for (const address of changed) {
    const cell = state.indexes.content.has(address) ? state.cells.get(address) : undefined
    if (cell !== undefined && (needsCheck(cell) || isUnfitForOptions(transaction, cell))) checkField(transaction, address)
  }
}

/** A value of the host that does not fit shows its error at once; where options may hold it, once they are there. Decisions §2. */
function isUnfitForOptions({ state }: Transaction, cell: Cell): boolean {
  if (cell.origin !== 'host' || fitsType(cell.value, cell.node.definition)) return false
  const issue = validateCell(state, cell)
  return typeof issue === 'object' && issue.rule === 'type'
}

/** Shows the errors of host values that do not fit their fields, at and below an address. Decisions §2. */
export function showUnfit(transaction: Transaction, address: Address): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  showOwnUnfit(transaction, cell)
  for (const child of childAddresses(cell)) showUnfit(transaction, child)
}

/** As `showUnfit`, of one field. */
function showOwnUnfit(transaction: Transaction, cell: Cell): void {
  if (isUnfit(cell)) checkField(transaction, cell.address)
}

/** Options that have yet to load may make a value fit. */
function isUnfit({ node, value, origin }: Cell): boolean {
  if (origin !== 'host' || value === undefined || value === null) return false
  return node.shape === 'value' ? node.optionSource?.content === undefined && !fitsType(value, node.definition) : true
}
