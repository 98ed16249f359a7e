import { fitsType } from '../../core/values/fitsType.ts'
import type { Cell } from '../cells/cell.ts'
import { checkField, needsCheck, validateCell } from './checkFields.ts'
import type { Transaction } from '../transaction.ts'
import { updateCell } from '../cells/writeCells.ts'
import { isHidden } from '../cells/readValues.ts'
import type { Address } from '../../core/values/path.ts'
import { childAddresses } from '../cells/lineage.ts'

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
    if (cell !== undefined && (needsCheck(cell) || isFoundByOptions(transaction, cell))) checkField(transaction, address)
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
