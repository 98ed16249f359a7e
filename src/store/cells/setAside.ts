import { isEmpty } from '../../core/values/isEmpty.ts'
import { type Address, isWithin, parentAddress, segmentsOf } from '../../core/values/path.ts'
import { type Transaction, noteMovement } from '../transaction.ts'
import { type Cell, heldBy, isByHand, type SetAsideValue } from './cell.ts'
import { isCovered, selfAndAncestors } from './pathOf.ts'
import { isJsonObject, ownValue } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import type { FormState } from '../formState.ts'

/** Holds nothing. It is kept, so that a field emptied on purpose returns as it was and gets no default, and told to nobody. */
export const isEmptied = ({ value, text, rows }: SetAsideValue): boolean =>
  text === undefined && isEmpty(value) && (rows === undefined || rows.length === 0)

/** Puts another list in place of what is kept at an address: the only writer of what is set aside. */
export function writeAside(transaction: Transaction, address: Address, kept: readonly SetAsideValue[]): void {
  const { setAside } = transaction.state
  const { journal } = transaction
  if (!journal.setAside.has(address)) journal.setAside.set(address, setAside.get(address) ?? [])
  if (kept.length === 0) setAside.delete(address)
  else setAside.set(address, kept)
  transaction.formChanged = true
}

/** Whether a field that holds the one would have taken the other back: a text that does not read, or rows, may have no place in a field of that type. */
const isAlike = (one: SetAsideValue, other: SetAsideValue): boolean =>
  typeof one.text === typeof other.text && typeof one.rows === typeof other.rows

/** Keeps a value by address; a later one of the same type takes the place of an earlier one, but nothing takes the place of something. */
export function keepAside(transaction: Transaction, address: Address, kept: SetAsideValue): void {
  if (kept.cell !== undefined && isEmptied(kept) && !isByHand(kept.cell) && heldBy(kept.cell) === undefined) return
  const others = (transaction.state.setAside.get(address) ?? []).filter(
    (one) => one.type !== kept.type || !(isEmptied(one) || (!isEmptied(kept) && isAlike(one, kept))),
  )
  writeAside(transaction, address, [...others, kept])
  if (!isEmptied(kept) && !kept.isApart) noteMovement(transaction.movements, 'setAside', transaction.state, address, kept)
}

/** Takes out the newest value kept at an address that `suits`. */
export function takeBack(transaction: Transaction, address: Address, suits: (kept: SetAsideValue) => boolean): SetAsideValue | undefined {
  const kept = transaction.state.setAside.get(address)
  const found = kept?.filter(suits).at(-1)
  if (kept === undefined || found === undefined) return undefined
  if (!isEmptied(found) && !found.isApart) noteMovement(transaction.movements, 'returned', transaction.state, address, found)
  writeAside(
    transaction,
    address,
    kept.filter((one) => one !== found),
  )
  return found
}

/**
 * Whether a field may take back what was set aside, or get its default. Not where something stands in place of a group around it, and not where rules that read what
 * returns would go on for ever: then the value stays set aside, so that what the rules say fits the values. Decisions §2, §3.
 */
export const fillsItself = (transaction: Transaction, cell: Cell): boolean =>
  !isUnsettled(transaction, cell) && !isCovered(transaction.state, cell)

const isUnsettled = ({ state, unsettled }: Transaction, cell: Cell): boolean =>
  unsettled.size > 0 && selfAndAncestors(state, cell).some(({ address }) => unsettled.has(address))

/** Whether something is set aside below an address. */
export const hasAsideBelow = ({ setAside }: FormState, address: Address): boolean =>
  [...setAside.keys()].some((key) => key.startsWith(`${address}/`))

/** Says nothing but which rows there were: what is set aside in them has its place by that, and returns to it. */
export const isKeys = ({ rows, type }: SetAsideValue): boolean => rows !== undefined && type === ''

/** Drops what was kept at and below an address: it goes with its row. */
export function dropAside(transaction: Transaction, address: Address): void {
  for (const key of transaction.state.setAside.keys()) if (isWithin(key, address)) writeAside(transaction, key, [])
}

/** Where no field ever held it, the host gave it as a part of the group. */
const isStranger = ({ type, rows }: SetAsideValue): boolean => type === undefined && rows === undefined

/** A limit left out its field: it is no value without one, but a constant, which is read with its group. Decisions §12. */
export const isConstant = ({ cells }: FormState, address: Address, kept: SetAsideValue): boolean =>
  cells.get(parentAddress(address))?.node.leftOut === true && isStranger(kept)

/** Whether it is told of as a value without a field. */
export const isTold = (state: FormState, address: Address, kept: SetAsideValue): boolean =>
  kept.isApart !== true && !isConstant(state, address, kept)

/**
 * The value of a group with all that the host gave in it besides, taken back from what was set aside: a control over the whole object has a
 * place for that too. `undefined` where the host gave nothing else. Decisions §2.
 */
export function takeStrangers(transaction: Transaction, group: Address, value: unknown): FormValues | undefined {
  const { state } = transaction
  const within = [...state.setAside.keys()].filter((address) => isInGroups(state, address, group))
  return within.reduce<FormValues | undefined>((whole, address) => {
    const kept = takeBack(transaction, address, isStranger)
    return kept === undefined ? whole : withStranger(whole ?? value, segmentsOf(address.slice(group.length)), kept.value)
  }, undefined)
}

/** The value of a group with another in it, below these ids. */
function withStranger(group: unknown, [id = '', ...below]: readonly string[], value: unknown): FormValues {
  const own = isJsonObject(group) ? group : {}
  return { ...own, [id]: below.length === 0 ? value : withStranger(ownValue(own, id), below, value) }
}

/** Only groups lie between an address and the group: rows are told apart by keys that no value knows. */
function isInGroups(state: FormState, address: Address, group: Address): boolean {
  if (!address.startsWith(`${group}/`)) return false
  for (let at = parentAddress(address); at !== group; at = parentAddress(at)) if (state.cells.get(at)?.node.shape !== 'group') return false
  return true
}
