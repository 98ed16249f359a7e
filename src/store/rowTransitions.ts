import type { Definition } from '../core/schema/model.ts'
import { defaultOf } from '../core/values/defaults.ts'
import { childAddress } from '../core/values/path.ts'
import { enterRow, nextRowKey, type Given } from './cells/enterField.ts'
import { recheckShownError } from './validation/checkFields.ts'
import { edit } from './fieldTransitions.ts'
import type { EventOf } from './formEvents.ts'
import type { Transaction } from './transaction.ts'
import { setCell } from './cells/writeCells.ts'
import { discardField } from './cells/leaveField.ts'
import { dropAside } from './cells/setAside.ts'

/** A row was added; its fields get their defaults. Decisions §2. */
export function rowAdded(transaction: Transaction, { address, index = Infinity }: EventOf<'rowAdded'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  edit(transaction, address)
  const key = nextRowKey(transaction)
  const rows = [...(cell.rows ?? [])]
  rows.splice(index, 0, key)
  const next = { ...cell, rows, value: undefined, origin: 'user' as const }
  setCell(transaction, next)
  enterRow(transaction, next, key, givenOnAdding(cell.node.row?.definition))
  recheckShownError(transaction, address)
}

/** A row of one boolean says no from its adding, where it has no default: an untouched box in a list is an answer. Decisions §2. */
const givenOnAdding = (row: Definition = {}): Given =>
  row.type === 'boolean' && defaultOf(row) === undefined ? { value: false, origin: 'user' } : { value: undefined, origin: 'none' }

/** A row was removed, with all it held and what was set aside in it. */
export function rowRemoved(transaction: Transaction, { address, key }: EventOf<'rowRemoved'>): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell?.rows?.includes(key) !== true) return
  edit(transaction, address)
  const row = childAddress(address, key)
  discardField(transaction, row)
  dropAside(transaction, row)
  setCell(transaction, { ...cell, rows: cell.rows.filter((one) => one !== key), origin: 'user' })
  recheckShownError(transaction, address)
}

/** A row was moved to another index; nothing in it changes. */
export function rowMoved(transaction: Transaction, { address, key, to }: EventOf<'rowMoved'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell?.rows?.includes(key) !== true) return
  edit(transaction, address)
  const rows = cell.rows.filter((one) => one !== key)
  rows.splice(Math.max(0, Math.min(to, rows.length)), 0, key)
  setCell(transaction, { ...cell, rows, origin: 'user' })
}
