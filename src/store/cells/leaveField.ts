import { defaultOf, fitsType } from '../../core/values/defaults.ts'
import { isByHand, isUntouched, type Cell, type SetAsideValue } from './cell.ts'
import { isInExpression } from './expressions.ts'
import { isEqual } from '../../core/schema/json.ts'
import type { Address } from '../../core/values/path.ts'
import { childAddresses } from './pathOf.ts'
import { readValue } from './readValues.ts'
import type { Transaction } from '../transaction.ts'
import { removeCell } from './writeCells.ts'
import type { FormState } from '../formState.ts'
import { hasAsideInRows, keepAside } from './setAside.ts'

/** Whether the user or the host has set or emptied a field or one below it, or values are set aside in its rows. */
export function isTouched(state: FormState, cell: Cell): boolean {
  return (
    isByHand(cell) ||
    hasAsideInRows(state, cell) ||
    childAddresses(cell).some((address) => {
      const child = state.cells.get(address)
      return child !== undefined && isTouched(state, child)
    })
  )
}

/**
 * Removes a field that has left the schema, with all below it. Values of the user and the host are set aside field by field. Untouched
 * defaults are dropped, except in rows of which one was touched. Decisions §2.
 */
export function leaveField(transaction: Transaction, address: Address, isInKeptRows = false): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined) return
  const isKept = (cell.rows && isTouched(state, cell)) || !isUntouchedDefault(state, cell, isInKeptRows)
  if (isKept) keepHeld(transaction, cell)
  for (const child of childAddresses(cell)) leaveField(transaction, child, cell.rows ? isKept : isInKeptRows)
  removeCell(transaction, address)
}

/**
 * A value of the host that never fitted: it stays shown as an error in any later version of the field, until it is replaced. Decisions §2.
 */
export const isUnfitHostValue = ({ origin, value, node }: Cell): boolean =>
  origin === 'host' && !fitsType(value, node.definition) && node.optionSource?.content === undefined

/**
 * An untouched default that will be applied again. In rows that are kept this holds only for the field's own default, since that of the
 * array is not applied again.
 */
const isUntouchedDefault = (state: FormState, cell: Cell, isInKeptRows: boolean): boolean =>
  isUntouched(cell) && (!isInKeptRows || cell.origin === 'none' || isEqual(readValue(state, cell.address), defaultOf(cell.node.definition)))

/** The content of one cell, as it is set aside. */
export const heldAside = (state: FormState, cell: Cell): SetAsideValue => ({
  value: cell.value,
  text: cell.unread ? cell.text : undefined,
  rows: cell.rows,
  type: cell.node.definition.type,
  cell,
  // For a group without a value of its own only the sides are kept.
  isUnreported: isInExpression(state, cell) || (cell.node.shape === 'group' && cell.value === undefined),
})

/** Sets aside the content of one cell. */
export const keepHeld = (transaction: Transaction, cell: Cell): void =>
  keepAside(transaction, cell.address, heldAside(transaction.state, cell))

/** Removes a field and all below it for good, because the user removed its row. */
export function discardField(transaction: Transaction, address: Address): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  for (const child of childAddresses(cell)) discardField(transaction, child)
  removeCell(transaction, address)
}
