import { isEmpty } from '../../core/values/isEmpty.ts'
import { type Address, getValue, isWithin, parentAddress, type Path, segmentsOf } from '../../core/values/path.ts'
import { type Transaction, noteMovement } from '../transaction.ts'
import { type Cell, heldBy, isByHand, type SetAsideValue } from './cell.ts'
import { isCovered } from './pathOf.ts'
import { isJsonObject } from '../../core/schema/json.ts'
import type { FormState } from '../formState.ts'

/** An emptied field. Kept, so that it returns empty and gets no default, but not shown to the user. */
export const isEmptied = ({ value, text, rows }: SetAsideValue): boolean =>
  text === undefined && isEmpty(value) && (rows === undefined || rows.length === 0)

/** Replaces the list of values set aside at an address. The only writer of these. */
export function writeAside(transaction: Transaction, address: Address, kept: readonly SetAsideValue[]): void {
  const { setAside } = transaction.state
  const { journal } = transaction
  if (!journal.setAside.has(address)) journal.setAside.set(address, setAside.get(address) ?? [])
  if (kept.length === 0) setAside.delete(address)
  else setAside.set(address, kept)
  transaction.formChanged = true
}

/** Whether a field that held one would accept the other too: unread text, or rows, may not fit a field of that type. */
const isAlike = (one: SetAsideValue, other: SetAsideValue): boolean =>
  typeof one.text === typeof other.text && typeof one.rows === typeof other.rows

/** Sets a value aside at an address; a later value of the same type replaces an earlier one, but an empty one never replaces a value. */
export function keepAside(transaction: Transaction, address: Address, kept: SetAsideValue): void {
  if (kept.cell !== undefined && isEmptied(kept) && !isByHand(kept.cell) && heldBy(kept.cell) === undefined) return
  const others = (transaction.state.setAside.get(address) ?? []).filter(
    (one) => one.type !== kept.type || !(isEmptied(one) || (!isEmptied(kept) && isAlike(one, kept))),
  )
  writeAside(transaction, address, [...others, kept])
  if (!isEmptied(kept) && !kept.isUnreported) noteMovement(transaction.movements, 'setAside', transaction.state, address, kept)
}

/** Removes and returns the newest value set aside at an address that `suits`. */
export function takeBack(transaction: Transaction, address: Address, suits: (kept: SetAsideValue) => boolean): SetAsideValue | undefined {
  const kept = transaction.state.setAside.get(address)
  const found = kept?.filter(suits).at(-1)
  if (!kept || !found) return undefined
  if (!isEmptied(found) && !found.isUnreported) noteMovement(transaction.movements, 'returned', transaction.state, address, found)
  writeAside(
    transaction,
    address,
    kept.filter((one) => one !== found),
  )
  return found
}

/**
 * Whether a field may take back a value set aside, or get its default. Not if a group around it has a value in place of its fields, and not
 * if rules that read the value would never settle: then the value stays set aside, so that rules and values agree. Decisions §2, §3.
 */
export const fillsItself = (transaction: Transaction, cell: Cell): boolean =>
  ![...transaction.unsettled].some((address) => isWithin(cell.address, address)) && !isCovered(transaction.state, cell)

/** Whether values are set aside in the rows of an array, other than those of a group that was at its address before. */
export const hasAsideInRows = ({ setAside }: FormState, { address, rows }: Cell): boolean =>
  [...setAside.keys()].some((key) => key.startsWith(`${address}/`) && rows?.includes(segmentsOf(key.slice(address.length))[0] ?? ''))

/** Contains only the row keys of an array, so that values set aside in these rows can return. */
export const isKeys = ({ rows, type }: SetAsideValue): boolean => rows !== undefined && type === ''

/** Drops the values set aside at and below an address, with their row. */
export function dropAside(transaction: Transaction, address: Address): void {
  for (const key of transaction.state.setAside.keys()) if (isWithin(key, address)) writeAside(transaction, key, [])
}

/** If no field ever held it, the host gave it as part of the group. */
const isStranger = ({ type }: SetAsideValue): boolean => type === undefined

/** A field left out by a limit: its value is a constant of its group rather than a value without a field. Decisions §12. */
export const isConstant = ({ cells }: FormState, address: Address, kept: SetAsideValue): boolean =>
  cells.get(parentAddress(address))?.node.leftOut === true && isStranger(kept)

/** Whether it is reported as a value without a field. */
export const isTold = (state: FormState, address: Address, kept: SetAsideValue): boolean =>
  kept.isUnreported !== true && !isConstant(state, address, kept)

/**
 * The value of a group including values that the host gave without a field, which are taken back: a control over the whole object can show
 * them. `undefined` if there are none. Decisions §2.
 */
export function takeStrangers(transaction: Transaction, group: Address, value: unknown): unknown {
  const { state } = transaction
  const within = [...state.setAside.keys()].filter((address) => isInGroups(state, address, group))
  return within.reduce<unknown>((whole, address) => {
    const kept = takeBack(transaction, address, isStranger)
    return kept === undefined ? whole : insertStranger(whole ?? value, segmentsOf(address.slice(group.length)), kept.value)
  }, undefined)
}

/** The value of a group with another value inserted at a path of ids, and of indexes of rows that exist. */
export function insertStranger(json: unknown, [segment, ...below]: Path, value: unknown): unknown {
  if (segment === undefined) return value
  const child = insertStranger(getValue(json, [segment]), below, value)
  if (Array.isArray(json)) return json.map((row, index) => (index === segment ? child : row))
  return { ...(isJsonObject(json) && json), [segment]: child }
}

/** Whether only groups lie between an address and the group: row keys cannot be mapped to a value. */
function isInGroups(state: FormState, address: Address, group: Address): boolean {
  if (!address.startsWith(`${group}/`)) return false
  for (let at = parentAddress(address); at !== group; at = parentAddress(at)) if (state.cells.get(at)?.node.shape !== 'group') return false
  return true
}
