import { childAddress, type Address, type Path } from '../../core/values/path.ts'
import { isRow } from '../../core/plan/plan.ts'
import { isBlankRow } from '../../core/values/isEmpty.ts'
import { isAbsent } from '../../core/schema/json.ts'
import type { Transaction } from '../transaction.ts'
import { enterAnew, nextRowKey } from './enterField.ts'
import { isTouched } from './leaveField.ts'
import type { SetAsideData } from './cell.ts'
import { writeAside } from './setAside.ts'

/** Sets aside the values that an earlier form handed over; those with a field return to it, in place of its default. Decisions §2. */
export function placeSetAside(transaction: Transaction, entries: readonly SetAsideData[]): void {
  // Arrays before the values in their rows, which return into the rows of the array. A list that never had a field has no such rows, and
  // comes last, so that they are not taken for its own.
  const rank = ({ type }: { readonly type?: string | undefined }) => Number(type === undefined)
  for (const { path, value, text, type } of [...entries].sort((a, b) => rank(a) - rank(b) || a.path.length - b.path.length)) {
    const address = addressFor(transaction, path)
    const kept = { value: text === undefined ? value : undefined, text, rows: undefined, type }
    // Several values of one place are all kept, those of the host's own last: they return first. One that the host gives without a field
    // replaces the one it gave then.
    const others = (transaction.state.setAside.get(address) ?? []).filter((one) => (one.type ?? type) !== undefined)
    writeAside(
      transaction,
      address,
      [...others, kept].sort((a, b) => rank(a) - rank(b)),
    )
    returnToField(transaction, address)
  }
}

/** The address of a path that may have no field: rows of a removed array get keys, which are set aside with it. */
function addressFor(transaction: Transaction, path: Path): Address {
  return path.reduce<Address>(
    (at, segment) => childAddress(at, typeof segment === 'number' ? keyOfRow(transaction, at, segment) : segment),
    '',
  )
}

/** The key of a row of a removed array, which is created if only values in its rows are known. */
function keyOfRow(transaction: Transaction, array: Address, index: number): string {
  const { cells, setAside } = transaction.state
  const all = setAside.get(array) ?? []
  // A list of the host that never had a field gets its rows, by these keys, when it has one.
  const kept = all.find((one) => one.rows !== undefined || (one.type !== undefined && Array.isArray(one.value)))
  const { value, rows: known = [] } = kept ?? {}
  const key = cells.get(array)?.rows?.[index] ?? known[index]
  if (key !== undefined) return key
  const count = Math.max(index + 1, Array.isArray(value) ? value.length : 0) - known.length
  const rows = [...known, ...Array.from({ length: count }, () => nextRowKey(transaction))]
  // If only its rows are known, the array itself was not set aside as a value. Such keys come first: what is last returns first.
  const type = kept ? (kept.type ?? 'array') : ''
  const keys = { value, text: undefined, rows, type }
  writeAside(transaction, array, kept ? all.map((one) => (one === kept ? keys : one)) : [keys, ...all])
  return rows[index] ?? ''
}

/** Returns the value set aside at an address to its field, unless the host has given a value. */
export function returnToField(transaction: Transaction, address: Address): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined) return
  const { node, value } = cell
  // A row whose text cannot be read is blank in form data, so a blank row is no value of the host.
  const isBlank = isRow(node.template) && node.shape === 'value' && (isAbsent(value) || isBlankRow(node.definition, value))
  if (!isBlank && isTouched(state, cell)) return
  enterAnew(transaction, cell)
}
