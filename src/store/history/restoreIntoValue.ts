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
    if (before.value !== after?.value) replaceValue(transaction, whole, before.value ?? null, 'user')
    if (before.rows === undefined || after?.rows === undefined || !Array.isArray(whole.value)) return
    const held: readonly unknown[] = whole.value
    const indexes = new Map(after.rows.map((key, index) => [key, index]))
    const value = before.rows.map((key) => {
      const index = indexes.get(key)
      return index === undefined ? jsonOf(entry, childAddress(before.address, key)) : held[index]
    })
    replaceValue(transaction, whole, value, 'user')
    return
  }
  const isInRow = before.node.template.slice(whole.node.template.length).includes('/~')
  if (!isInRow) {
    const path = segmentsOf(before.address.slice(whole.address.length))
    const part = jsonOf(entry, before.address)
    // An empty part does not overwrite a value that replaces the whole group.
    if (part === undefined && !isJsonObject(whole.value)) return
    replaceValue(transaction, whole, setValue(isJsonObject(whole.value) ? whole.value : {}, path, part), 'user')
  } else if (entry.cells.get(whole.address)?.before?.rows === undefined) keepHeld(transaction, before)
}

/** The value at an address before an entry, as JSON. */
function jsonOf(entry: HistoryEntry, address: Address): unknown {
  const cell = entry.cells.get(address)?.before
  if (cell === undefined || cell.unread) return undefined
  if (cell.node.shape !== 'group') return cell.rows?.map((key) => jsonOf(entry, childAddress(address, key)) ?? null) ?? cell.value
  return cell.node.children.reduce<JsonObject>((json, { id }) => {
    const value = jsonOf(entry, childAddress(address, id))
    return value === undefined ? json : { ...json, [id]: value }
  }, {})
}
