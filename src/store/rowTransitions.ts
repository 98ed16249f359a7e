import type { Definition } from '../core/schema/model.ts'
import { isEqual } from '../core/values/isEqual.ts'
import { reconcileRow } from './cells/reconcileField.ts'
import { defaultOf } from '../core/values/defaults.ts'
import { childAddress, isWithin, type Address } from '../core/values/path.ts'
import { enterRow, nextRowKey, type Given } from './cells/enterField.ts'
import { recheckShownError } from './validation/checkFields.ts'
import { edit } from './fieldTransitions.ts'
import type { EventOf } from './formEvents.ts'
import type { Transaction } from './transaction.ts'
import { setCell } from './cells/writeCells.ts'
import { childAddresses } from './cells/lineage.ts'
import { discardField } from './cells/leaveField.ts'
import { readValue } from './cells/readValues.ts'
import { dropAside } from './cells/setAside.ts'
import type { RemovedRow } from './cells/cell.ts'

/** A row was added at the end; its fields get their defaults. Decisions §2. */
export function rowAdded(transaction: Transaction, { address }: EventOf<'rowAdded'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  edit(transaction, address)
  const key = nextRowKey(transaction)
  const next = { ...cell, rows: [...(cell.rows ?? []), key], value: undefined, origin: 'user' as const, hostError: undefined }
  setCell(transaction, next)
  enterRow(transaction, next, key, givenOnAdding(cell.node.row?.definition))
  recheckShownError(transaction, address)
}

/** A row of one boolean says no from its adding, where it has no default: an untouched box in a list is an answer. Decisions §2. */
const givenOnAdding = (row: Definition = {}): Given =>
  row.type === 'boolean' && defaultOf(row) === undefined ? { value: false, origin: 'user' } : { value: undefined, origin: 'none' }

/** A row was copied: a new one with the same values stands after it. Errors and what was set aside stay with the first. */
export function rowDuplicated(transaction: Transaction, { address, key }: EventOf<'rowDuplicated'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell?.rows?.includes(key) !== true) return
  edit(transaction, address)
  const value = readValue(transaction.state, childAddress(address, key))
  const copy = nextRowKey(transaction)
  const next = {
    ...cell,
    rows: cell.rows.flatMap((one) => (one === key ? [one, copy] : [one])),
    origin: 'user' as const,
    hostError: undefined,
  }
  setCell(transaction, next)
  enterRow(transaction, next, copy, { value, origin: value === undefined ? 'none' : 'user' })
  copyBesideValues(transaction, childAddress(address, key), childAddress(address, copy))
  // The summary and the list of set-aside values name rows by where they stand.
  transaction.formChanged = true
  recheckShownError(transaction, address)
}

/** What a copied row holds besides values: text that does not read as one, and whether what its choices depend on has changed. */
function copyBesideValues(transaction: Transaction, from: Address, to: Address): void {
  const { cells } = transaction.state
  const [cell, copy] = [cells.get(from), cells.get(to)]
  if (cell === undefined || copy === undefined) return
  const { declared, dependencyChanged, text } = cell
  const unread = cell.unread ? ({ text, unread: true, value: undefined, origin: 'user' } as const) : {}
  if (cell.unread || dependencyChanged) setCell(transaction, { ...copy, ...unread, declared, dependencyChanged })
  // Rows inside have keys of their own: they are copied in the same order.
  const copies = childAddresses(copy)
  childAddresses(cell).forEach((child, index) => copyBesideValues(transaction, child, copies[index] ?? child))
}

/** A row was removed, with all it held and what was set aside in it. */
export function rowRemoved(transaction: Transaction, { address, key }: EventOf<'rowRemoved'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell?.rows?.includes(key) !== true) return
  edit(transaction, address)
  const row = childAddress(address, key)
  // Of several removed rows the last can be brought back.
  const { removedRow } = transaction.state
  if (removedRow !== undefined) transaction.changed.add(removedRow.address)
  transaction.state.removedRow = keepRow(transaction, address, key)
  discardField(transaction, row)
  dropAside(transaction, row)
  setCell(transaction, { ...cell, rows: cell.rows.filter((one) => one !== key), origin: 'user', hostError: undefined })
  recheckShownError(transaction, address)
}

/** The removal of a row is taken back. */
export function rowRestored(transaction: Transaction, { address }: EventOf<'rowRestored'>): void {
  const { removedRow } = transaction.state
  if (removedRow?.address !== address || transaction.state.cells.get(address)?.node.shape !== 'rows') return
  edit(transaction, address)
  transaction.state.removedRow = undefined
  restoreRow(transaction, removedRow)
  // The summary and the list of set-aside values name rows by where they stand.
  transaction.formChanged = true
  recheckShownError(transaction, address)
}

/** A row was moved to another index; nothing in it changes. */
export function rowMoved(transaction: Transaction, { address, key, to }: EventOf<'rowMoved'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell?.rows?.includes(key) !== true) return
  edit(transaction, address)
  const rows = cell.rows.filter((one) => one !== key)
  rows.splice(Math.max(0, Math.min(to, rows.length)), 0, key)
  setCell(transaction, { ...cell, rows, origin: 'user', hostError: undefined })
  // The summary and the list of set-aside values name rows by where they stand.
  transaction.formChanged = true
}

/** Notes all that a row holds, before it goes. */
function keepRow({ state }: Transaction, address: Address, key: string): RemovedRow {
  const row = childAddress(address, key)
  const isInRow = (at: Address) => isWithin(at, row)
  const array = state.cells.get(address)
  return {
    address,
    key,
    index: array?.rows?.indexOf(key) ?? 0,
    array,
    cells: [...state.cells.values()].filter((cell) => isInRow(cell.address)),
    setAside: [...state.setAside].filter(([at]) => isInRow(at)),
  }
}

/** Puts a removed row back where it stood, with its values, errors and what was set aside in it. */
function restoreRow(transaction: Transaction, { address, key, index, array: before, cells, setAside }: RemovedRow): void {
  const { state } = transaction
  const array = state.cells.get(address)
  if (array?.node.row === undefined) return
  const rows = [...(array.rows ?? [])]
  rows.splice(index, 0, key)
  // Where nothing else was done to the array, nobody has touched it, and what the host says of it is right again.
  const { origin, hostError } = before !== undefined && isEqual(rows, before.rows) ? before : { ...array, hostError: undefined }
  setCell(transaction, { ...array, value: undefined, rows, origin, hostError })
  // What it needs of options is found anew: they may have changed. What was half typed counts: nobody is typing there.
  for (const cell of cells) setCell(transaction, { ...cell, requests: undefined, uncommitted: false })
  for (const [at, kept] of setAside) state.setAside.set(at, kept)
  // A rule may have changed the fields of rows meanwhile.
  reconcileRow(transaction, childAddress(address, key), array.node.row)
}
