import { defaultOf, fitsType } from '../../core/values/defaults.ts'
import { isByHand, isUntouched, type Cell, type SetAsideValue } from './cell.ts'
import { isInExpression } from './expressions.ts'
import { isEqual } from '../../core/schema/json.ts'
import type { Address } from '../../core/values/path.ts'
import { childAddresses } from './pathOf.ts'
import type { Transaction } from '../transaction.ts'
import { removeCell } from './writeCells.ts'
import type { FormState } from '../formState.ts'
import { hasAsideBelow, keepAside } from './setAside.ts'

/** Whether the user or the host put something into a field or below it, or emptied it; also what is set aside in its rows by now. */
export function isTouched(state: FormState, cell: Cell): boolean {
  return (
    isByHand(cell) ||
    (cell.rows !== undefined && hasAsideBelow(state, cell.address)) ||
    childAddresses(cell).some((address) => {
      const child = state.cells.get(address)
      return child !== undefined && isTouched(state, child)
    })
  )
}

/**
 * Removes a field that has left the schema, with all below it. What the user or the host put there is set aside field by field;
 * defaults that nobody touched are not worth keeping, save for those that make up rows of which one was touched. Decisions §2.
 */
export function leaveField(transaction: Transaction, address: Address, isInKeptRows = false): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined) return
  const keepsRows = cell.rows !== undefined && isTouched(state, cell)
  if (keepsRows || !isUntouchedDefault(cell, isInKeptRows)) keepHeld(transaction, cell)
  for (const child of childAddresses(cell)) leaveField(transaction, child, isInKeptRows || keepsRows)
  removeCell(transaction, address)
}

/** What the host gave and did not fit then either: it is shown wrong in whatever becomes of its field, until it is replaced. Decisions §2. */
export const isStrange = ({ origin, value, node }: Cell): boolean =>
  origin === 'host' && !fitsType(value, node.definition) && node.optionSource?.content === undefined

/** A default that comes back by itself: in rows that are kept only the field's own, since that of the array is not applied again. */
const isUntouchedDefault = (cell: Cell, isInKeptRows: boolean): boolean =>
  isUntouched(cell) && (cell.origin === 'none' || !isInKeptRows || isEqual(cell.value, defaultOf(cell.node.definition)))

/** What one cell holds itself, as it is set aside. */
export const heldAside = (state: FormState, cell: Cell): SetAsideValue => ({
  value: cell.value,
  text: cell.unread ? cell.text : undefined,
  rows: cell.rows,
  type: cell.node.definition.type,
  cell,
  // Of a group that holds nothing itself only the sides are kept.
  isApart: isInExpression(state, cell) || (cell.node.shape === 'group' && cell.value === undefined),
})

/** Sets aside what one cell holds itself. */
export const keepHeld = (transaction: Transaction, cell: Cell): void =>
  keepAside(transaction, cell.address, heldAside(transaction.state, cell))

/** Removes a field and all below it for good: its row was removed by the user. */
export function discardField(transaction: Transaction, address: Address): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  for (const child of childAddresses(cell)) discardField(transaction, child)
  removeCell(transaction, address)
}
