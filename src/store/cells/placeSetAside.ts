import { childAddress, type Address, type Path } from '../../core/values/path.ts'
import { isRow } from '../../core/plan/plan.ts'
import { isBlankRow } from '../../core/values/isEmpty.ts'
import { isAbsent } from '../../core/schema/json.ts'
import type { Transaction } from '../transaction.ts'
import { enterAnew, nextRowKey } from './enterField.ts'
import { isTouched } from './leaveField.ts'
import type { SetAsideData } from './cell.ts'
import { writeAside } from './setAside.ts'

/** Sets aside what an earlier form handed over; what has a field again returns to it, in place of its default. Decisions §2. */
export function placeSetAside(transaction: Transaction, entries: readonly SetAsideData[]): void {
  // An array before what lies in its rows: where it returns, these are its rows.
  for (const { path, value, text, type } of [...entries].sort((a, b) => a.path.length - b.path.length)) {
    const address = addressFor(transaction, path)
    const kept = { value: text === undefined ? value : undefined, text, rows: undefined, type }
    // Several at one place were all kept; what the host gives now without a field is what it gave then.
    const others = (transaction.state.setAside.get(address) ?? []).filter((one) => (one.type ?? type) !== undefined)
    writeAside(transaction, address, [...others, kept])
    returnToField(transaction, address)
  }
}

/** The address of a place that may have no field: rows of an array that is gone get keys, which are set aside with it. */
function addressFor(transaction: Transaction, path: Path): Address {
  return path.reduce<Address>(
    (at, segment) => childAddress(at, typeof segment === 'number' ? keyOfRow(transaction, at, segment) : segment),
    '',
  )
}

/** What lies in the rows of an array that is gone says that these were rows. */
function keyOfRow(transaction: Transaction, array: Address, index: number): string {
  const { cells, setAside } = transaction.state
  const all = setAside.get(array) ?? []
  const kept = all.find((one) => one.rows !== undefined || Array.isArray(one.value))
  const { value, rows: known = [] } = kept ?? {}
  const key = cells.get(array)?.rows?.[index] ?? known[index]
  if (key !== undefined) return key
  const count = Math.max(index + 1, Array.isArray(value) ? value.length : 0) - known.length
  const rows = [...known, ...Array.from({ length: count }, () => nextRowKey(transaction))]
  // Where nothing else is known of an array but that it had these rows, that is no value which was set aside itself.
  const type = kept ? (kept.type ?? 'array') : ''
  writeAside(transaction, array, [...all.filter((one) => one !== kept), { value, text: undefined, rows, type }])
  return rows[index] ?? ''
}

/** What the host gave now goes before what was set aside then. */
export function returnToField(transaction: Transaction, address: Address): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined) return
  const { node, origin, value } = cell
  // A row whose text does not read as a value is blank in form data: that is no word of the host's.
  const isBlank = isRow(node.template) && node.shape === 'value' && (isAbsent(value) || isBlankRow(node.definition, value))
  if (!isBlank && (isTouched(state, cell) || (origin === 'host' && node.shape !== 'group'))) return
  enterAnew(transaction, cell)
}
