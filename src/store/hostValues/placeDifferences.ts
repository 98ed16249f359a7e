import { isJsonObject, ownValue, isEqual } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { childAddress, isWithin, type Address } from '../../core/values/path.ts'
import type { Cell } from '../cells/cell.ts'
import type { Transaction } from '../transaction.ts'
import type { Echoes } from './createEchoes.ts'
import type { Following } from './following.ts'

/** A change by the user or an agent that the host may not have yet. */
export interface Ahead {
  /** The value revision with this change. */
  readonly revision: number
  /** Whether a value of the host has been refused for it. */
  isRefused: boolean
}

/** Values being placed into a form. */
interface Placing extends Following {
  readonly transaction: Transaction
  readonly echoes: Echoes
  /** Fields with changes that the host does not have yet. */
  readonly ahead: Map<Address, Ahead>
  /** Takes the places that are set. */
  readonly places: Address[]
}

/**
 * Applies the differences between the host's values and its previous ones, except echoes and fields with changes that the host does not
 * have yet. Values without a field are set aside.
 */
export const placeDifferences = (placing: Placing, next: FormValues, before: FormValues): void => place(placing, '', next, before)

function place(placing: Placing, address: Address, next: unknown, before: unknown): void {
  if (next === before) return
  const cell = placing.transaction.state.cells.get(address)
  if (cell === undefined || cell.node.shape === 'nothing') placeStranger(placing, address, next, before)
  else if (isOpenGroup(cell) && isObjectOrAbsent(next) && isObjectOrAbsent(before))
    for (const id of new Set([...Object.keys(next ?? {}), ...Object.keys(before ?? {})]))
      place(placing, childAddress(address, id), next && ownValue(next, id), before && ownValue(before, id))
  else if (cell.rows !== undefined && !cell.expression && Array.isArray(next)) placeRows(placing, cell, cell.rows, next, before)
  else placeWhole(placing, cell, next, before)
}

/** The group has no value in place of its fields. */
const isOpenGroup = ({ node, expression, value }: Cell): boolean => node.shape === 'group' && !expression && value === undefined

const isObjectOrAbsent = (value: unknown): value is FormValues | undefined => value === undefined || isJsonObject(value)

/** Sets the whole content of a field. */
function placeWhole(placing: Placing, cell: Cell, next: unknown, before: unknown): void {
  const { transaction, echoes, edit, readValue, replaceValue, updateCell, places } = placing
  const { address, side, baseline } = cell
  if (isEqual(next, before) || echoes.takeValue(address, next)) return
  if (isAheadAt(placing, cell) || isEqual(readValue(transaction.state, address), next)) return
  edit(transaction, address, false)
  replaceValue(transaction, cell, next, 'host')
  // Cleared, a text would be `""`, and the form changed although it is as it was.
  if (next === undefined && baseline === undefined) updateCell(transaction, address, { value: undefined, text: undefined })
  // The host's value itself determines whether it is an expression.
  if (side === 'expression') updateCell(transaction, address, { side: undefined })
  places.push(address)
}

/** Whether a field contains changes that only the user has; unread text always is one. */
function isAheadAt(placing: Placing, cell: Cell | undefined): boolean {
  const { ahead, transaction } = placing
  const { cells, indexes } = transaction.state
  if (cell === undefined) return false
  const { address, node, unread } = cell
  if (node.shape === 'value') return unread || refuses(placing, address)
  return (
    // Each of them notes the refusal, so not only the first is asked.
    [...ahead.keys()].filter((one) => isWithin(one, address) && refuses(placing, one)).length > 0 ||
    [...indexes.dirty].some((one) => isWithin(one, address) && cells.get(one)?.unread === true)
  )
}

/**
 * Whether the user's change stays against another value of the host, which is noted. A second one counts, unless the user is typing there:
 * a host that never gives back what the user entered has changed or refused it, and would otherwise be ignored from then on.
 */
function refuses({ ahead, echoes }: Placing, address: Address): boolean {
  const change = ahead.get(address)
  if (change === undefined) return false
  if (change.isRefused && !echoes.isTyping(address)) {
    ahead.delete(address)
    echoes.forget(address)
    return false
  }
  change.isRefused = true
  return true
}

/** Rows keep their keys if they are equal, or lie between equal ones: so they keep focus, errors and values set aside. */
function placeRows(placing: Placing, cell: Cell, keys: readonly string[], next: readonly unknown[], before: unknown): void {
  const { transaction, echoes, readValue } = placing
  const { address } = cell
  // While the host does not have the rows that the user has added, removed or moved, they stay.
  if (isEqual(next, before) || echoes.takeValue(address, next) || refuses(placing, address)) return
  const known = Array.isArray(before) && before.length === keys.length
  const rows: readonly unknown[] = known ? before : keys.map((key) => readValue(transaction.state, childAddress(address, key)))
  const shorter = Math.min(rows.length, next.length)
  let [start, end] = [0, 0]
  while (start < shorter && isEqual(next[start], rows[start])) start += 1
  while (end < shorter - start && isEqual(next.at(-1 - end), rows.at(-1 - end))) end += 1
  const there = keys.slice(start, keys.length - end)
  const given = next.slice(start, next.length - end)
  there.slice(0, given.length).forEach((key, index) => place(placing, childAddress(address, key), given[index], rows[start + index]))
  changeRows(placing, cell, { keys, at: start + there.length, gone: there.slice(given.length), added: given.slice(there.length) })
}

interface RowsChange {
  readonly keys: readonly string[]
  /** Index at which rows are added. */
  readonly at: number
  readonly gone: readonly string[]
  readonly added: readonly unknown[]
}

/** Adds and removes rows. If a row to be removed contains changes that the host does not have yet, all rows stay. */
function changeRows(placing: Placing, { address }: Cell, { keys, at, gone, added }: RowsChange): void {
  const { transaction, discardField, edit, enterRow, nextRowKey, setCell, writeAside, places } = placing
  const { cells, setAside } = transaction.state
  if (gone.length + added.length === 0) return
  const left = gone.map((key) => childAddress(address, key))
  if (left.filter((row) => isAheadAt(placing, cells.get(row))).length > 0) {
    placing.ahead.set(address, { revision: transaction.state.valueRevision, isRefused: true })
    return
  }
  edit(transaction, address, false)
  const cell = cells.get(address)
  if (cell === undefined) return
  for (const row of left) {
    discardField(transaction, row)
    for (const one of setAside.keys()) if (isWithin(one, row)) writeAside(transaction, one, [])
  }
  const made = added.map((value) => ({ key: nextRowKey(transaction), value }))
  const rows = [...keys.slice(0, at), ...made.map(({ key }) => key), ...keys.slice(at)].filter((key) => !gone.includes(key))
  const after: Cell = { ...cell, rows, value: undefined, origin: 'host' }
  setCell(transaction, after)
  for (const { key, value } of made) enterRow(transaction, after, key, { value, origin: 'host' })
  places.push(address)
}

/** Sets aside a value without a field, replacing the one that the host gave there before. */
function placeStranger(placing: Placing, address: Address, next: unknown, before: unknown): void {
  const { transaction, echoes, keepAside, writeAside, places } = placing
  if (isEqual(next, before) || echoes.takeValue(address, next) || refuses(placing, address)) return
  const kept = transaction.state.setAside.get(address) ?? []
  writeAside(
    transaction,
    address,
    kept.filter(({ type }) => type !== undefined),
  )
  if (next !== undefined) keepAside(transaction, address, { value: next, text: undefined, rows: undefined, type: undefined })
  places.push(address)
}
