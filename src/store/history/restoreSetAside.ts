import { isEqual } from '../../core/schema/json.ts'
import { anyRow, parentAddress, segmentsOf, type Address } from '../../core/values/path.ts'
import type { Cell, SetAsideValue } from '../cells/cell.ts'
import type { Difference } from './recordedEvent.ts'
import type { RestoringWork } from './restoring.ts'

/** Undoes what the change has set aside and taken back. */
export function restoreAside(work: RestoringWork, address: Address, { before, after }: Difference<readonly SetAsideValue[]>): void {
  const { transaction, writeAside } = work
  const now = transaction.state.setAside.get(address) ?? []
  const added = after.filter((one) => !before.includes(one))
  const taken = before.filter((one) => !after.includes(one) && !now.includes(one))
  writeAside(transaction, address, now === after ? before : [...now.filter((one) => !added.includes(one)), ...taken])
}

/**
 * Drops values set aside in rows that are gone, even if they were set aside after the change or the host has replaced the rows. For rows of
 * an array that is gone itself, only the keys are kept.
 */
export function dropAsideOfRows(work: RestoringWork): void {
  const { transaction, writeAside } = work
  const { cells, setAside } = transaction.state
  const keysOf = new Map<Address, ReadonlySet<string> | undefined>()
  for (const address of setAside.keys()) {
    for (let at = address; at !== ''; at = parentAddress(at)) {
      const [around, key] = [parentAddress(at), segmentsOf(at).at(-1) ?? '']
      const cell = cells.get(around)
      // A value set aside in a group that is gone, or an array by now, has ids in its address, and not row keys; one of an array that is a
      // group by now has row keys.
      const inTemplates = segmentsInTemplates(setAside.get(address), at)
      const isOfGroup = cell?.node.shape === 'group' && !inTemplates.includes(anyRow)
      if (!/^k\d+$/.test(key) || isOfGroup || inTemplates.includes(key)) continue
      if (!keysOf.has(around)) {
        const known = cell?.rows ?? rowsAside(setAside.get(around))
        const rows = known ?? (cell?.node.shape === 'rows' ? [] : undefined)
        keysOf.set(around, rows && new Set(rows))
      }
      const keys = keysOf.get(around)
      if (keys?.has(key) === false && !wasGoneBefore(work, address, around, key)) writeAside(transaction, address, [])
      else if (keys === undefined && isConcerned(work, address, around)) keepKey(work, around, key)
    }
  }
}

/** The segment at the end of an address in the templates of the fields that held the values: the id of a field, or that of all rows. */
const segmentsInTemplates = (kept: readonly SetAsideValue[] = [], at: Address): readonly (string | undefined)[] =>
  kept.map(({ cell }) => cell && segmentsOf(cell.node.template)[segmentsOf(at).length - 1])

/** Whether the restored change concerns a value set aside or the array around it: of any other value it is unknown what the key is. */
const isConcerned = ({ transaction: { journal } }: RestoringWork, address: Address, array: Address): boolean =>
  journal.setAside.has(address) || journal.setAside.has(array) || journal.cells.has(array)

/** Whether a value was set aside before, in a row that its array did not have then either: the restored change concerns neither. */
function wasGoneBefore({ transaction: { state, journal } }: RestoringWork, address: Address, array: Address, key: string): boolean {
  const before = (journal.cells.has(array) ? journal : state).cells.get(array)
  const rows = before?.rows ?? rowsAside(journal.setAside.get(array) ?? state.setAside.get(array))
  return !journal.setAside.has(address) && before !== undefined && rows?.includes(key) !== true
}

/** The row keys of an array that is gone. */
const rowsAside = (kept: readonly SetAsideValue[] | undefined): readonly string[] | undefined =>
  kept?.find(({ rows }) => rows !== undefined)?.rows

/** Records a row key of an array that is gone. */
function keepKey({ transaction, writeAside }: RestoringWork, array: Address, key: string): void {
  const kept = transaction.state.setAside.get(array) ?? []
  const rows = new Set([...(kept.find(({ type }) => type === '')?.rows ?? []), key])
  const others = kept.filter(({ type }) => type !== '')
  writeAside(transaction, array, [...others, { value: undefined, text: undefined, rows: [...rows], type: '' }])
}

/** A field that did not exist before the change takes back its value. */
export function fillFromAside(work: RestoringWork, address: Address): void {
  const { transaction, returnToField, suits, updateCell } = work
  const { cells, setAside } = transaction.state
  const cell = cells.get(address)
  if (cell === undefined || setAside.get(address)?.some((kept) => suits(transaction.state, cell.node, kept)) !== true) return
  returnToField(transaction, address)
  updateCell(transaction, address, { touched: cell.touched })
}

/**
 * Drops values that were set aside from the content that the change had left in a field, if the field is gone or another one by now. They
 * may have been set aside later, by a field of a third type that accepted them.
 */
export function dropOwnAside(work: RestoringWork, address: Address, after: Cell | undefined, current: Cell | undefined): void {
  const { transaction, writeAside } = work
  const kept = transaction.state.setAside.get(address)
  if (kept === undefined || after === undefined) return
  const { control, definition } = after.node
  const isOfOtherType = current?.node.definition.type !== definition.type
  if (!isOfOtherType && current?.node.control === control) return
  writeAside(
    transaction,
    address,
    kept.filter((one) => one.cell === undefined || !((isOfOtherType && one.type === definition.type) || holdsSame(one, after))),
  )
}

const holdsSame = ({ value, text }: SetAsideValue, after: Cell): boolean =>
  after.unread ? text === after.text : text === undefined && after.value !== undefined && isEqual(value, after.value)
