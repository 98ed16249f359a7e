import { isJsonObject, type JsonObject } from '../../core/schema/json.ts'
import { childAddress, parentAddress, segmentsOf, type Address } from '../../core/values/path.ts'
import { setValue } from '../../core/values/setValue.ts'
import type { Cell } from '../cells/cell.ts'
import type { FormState } from '../formState.ts'
import type { HistoryEntry } from './recordedEvent.ts'
import type { RestoringWork } from './restoring.ts'

/** Whether an array or group has become a field with a single value, other than by the change itself. */
export const hasBecomeValue = (current: Cell, before: Cell, after: Cell | undefined): boolean =>
  current.node.shape === 'value' &&
  (before.node.shape === 'rows' || before.node.shape === 'group') &&
  after !== undefined &&
  after.node.shape !== 'value'

/** The field with a single value around an address: its array or group has become JSON text, for instance. */
export function valueAround({ cells }: FormState, address: Address): Cell | undefined {
  let at = address
  while (at !== '' && !cells.has(at)) at = parentAddress(at)
  const cell = cells.get(at)
  return cell?.node.shape === 'value' ? cell : undefined
}

/** Restores a part of an array or group that has become a field with a single value. */
export function writeIntoValue(work: RestoringWork, entry: HistoryEntry, whole: Cell, before: Cell, after: Cell | undefined): void {
  const { transaction, keepHeld, replaceValue } = work
  if (before.address === whole.address) {
    writeWhole(work, entry, whole, before, after)
    return
  }
  const isInRow = before.node.template.slice(whole.node.template.length).includes('/~')
  if (!isInRow) {
    const path = segmentsOf(before.address.slice(whole.address.length))
    const part = jsonOf(entry, before.address, path.reduce(partOf, whole.value))
    // An empty part does not overwrite a value that replaces the whole group.
    if (part === undefined && !isJsonObject(whole.value)) return
    replaceValue(transaction, whole, setValue(isJsonObject(whole.value) ? whole.value : {}, path, part), 'user')
  } else if (!isInRows(entry, before.address, whole)) keepHeld(transaction, before)
}

/** Whether an array around an address, up to the whole, has its rows in the entry: they are written with it. */
function isInRows(entry: HistoryEntry, address: Address, whole: Cell): boolean {
  let at = address
  do {
    at = parentAddress(at)
    if (entry.cells.get(at)?.before?.rows !== undefined) return true
  } while (at.length > whole.address.length)
  return false
}

/** Restores what an array or group held that has become a field with a single value. */
function writeWhole({ transaction, replaceValue }: RestoringWork, entry: HistoryEntry, whole: Cell, before: Cell, after?: Cell): void {
  const write = (value: unknown) => replaceValue(transaction, whole, value, 'user')
  const held: readonly unknown[] | undefined = Array.isArray(whole.value) ? whole.value : undefined
  if (before.rows === undefined && after?.rows === undefined) {
    if (before.value !== after?.value) write(before.value ?? null)
  } else if (before.rows === undefined) {
    // Only rows that were added since are left.
    const added = held?.slice(after?.rows?.length) ?? []
    if (held) write(added.length > 0 ? added : before.value)
  } else if (held || after?.rows === undefined) write(rowsOf(entry, before, after, held))
}

/** The rows of an array before an entry, as JSON: those that it left are as they are held now. */
function rowsOf(entry: HistoryEntry, { address, rows = [] }: Cell, after: Cell | undefined, held: unknown): readonly unknown[] {
  const indexes = new Map(after?.rows?.map((key, index) => [key, index]))
  return rows.map((key) => {
    const index = indexes.get(key)
    return (index === undefined ? jsonOf(entry, childAddress(address, key), undefined) : partOf(held, index)) ?? null
  })
}

/** The value at an address before an entry, as JSON. `held` is the value there now. */
function jsonOf(entry: HistoryEntry, address: Address, held: unknown): unknown {
  const { before: cell, after } = entry.cells.get(address) ?? {}
  if (cell === undefined || cell.unread) return undefined
  if (cell.rows !== undefined) return rowsOf(entry, cell, after, held)
  if (cell.node.shape !== 'group' || cell.value !== undefined) return cell.value
  return cell.node.children.reduce<JsonObject>((json, { id }) => {
    const value = jsonOf(entry, childAddress(address, id), partOf(held, id))
    return value === undefined ? json : { ...json, [id]: value }
  }, {})
}

/** A part of JSON. Not `getValue`: an import from here would be an export of what every form loads. */
const partOf = (json: unknown, key: string | number): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, key) ? Reflect.get(json, key) : undefined
