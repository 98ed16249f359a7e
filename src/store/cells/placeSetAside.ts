import { childAddress, type Address, type Path } from '../../core/values/path.ts'
import type { Transaction } from '../transaction.ts'
import { enterField, nextRowKey } from './enterField.ts'
import { discardField, isTouched } from './leaveField.ts'
import type { SetAsideData } from './cell.ts'
import { keepAside } from './setAside.ts'

/** Sets aside what an earlier form handed over; what has a field again returns to it, in place of its default. Decisions §2. */
export function placeSetAside(transaction: Transaction, entries: readonly SetAsideData[]): void {
  // All addresses first: what lies in the rows of an array says that these were rows.
  const places = entries.map((entry) => ({ ...entry, address: addressFor(transaction, entry.path) }))
  for (const { address, value, text, type } of places) {
    if (Array.isArray(value) && hasRowsAside(transaction, address)) rowsAside(transaction, address, value.length, value)
    else keepAside(transaction, address, { value: text === undefined ? value : undefined, text, rows: undefined, type })
  }
  for (const { address } of places) returnToField(transaction, address)
}

/** The address of a place that may have no field: rows of an array that is gone get keys, which are set aside with it. */
function addressFor(transaction: Transaction, path: Path): Address {
  return path.reduce<Address>(
    (at, segment) => childAddress(at, typeof segment === 'number' ? keyOfRow(transaction, at, segment) : segment),
    '',
  )
}

function keyOfRow(transaction: Transaction, array: Address, index: number): string {
  const known = transaction.state.cells.get(array)?.rows?.[index]
  if (known !== undefined) return known
  return rowsAside(transaction, array, index + 1)[index] ?? String(index)
}

/** The keys of at least so many rows of an array that is gone. */
function rowsAside(transaction: Transaction, array: Address, count: number, value?: readonly unknown[]): readonly string[] {
  const all = transaction.state.setAside.get(array) ?? []
  const { rows: before = [] } = all.find((kept) => kept.rows !== undefined) ?? {}
  if (before.length >= count && value === undefined) return before
  const rows = [...before, ...Array.from({ length: Math.max(0, count - before.length) }, () => nextRowKey(transaction))]
  transaction.state.setAside.set(array, [...all.filter((kept) => kept.rows === undefined), { value, text: undefined, rows, type: 'array' }])
  return rows
}

const hasRowsAside = ({ state }: Transaction, array: Address): boolean =>
  state.setAside.get(array)?.some(({ rows }) => rows !== undefined) === true

/** What the host gave now goes before what was set aside then. */
function returnToField(transaction: Transaction, address: Address): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined || isTouched(state, cell) || (cell.origin === 'host' && cell.node.shape !== 'group')) return
  const { base, node, parent } = cell
  discardField(transaction, address)
  enterField(transaction, { base, node, address, parent })
}
