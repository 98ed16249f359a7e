import { childAddress, type Address } from '../../core/values/path.ts'
import type { Cell } from '../cells/cell.ts'
import type { FormStore } from '../formStore.ts'
import type { Transaction } from '../transaction.ts'
import type { RowWork } from './rowWork.ts'

/** Copies a row: inserts a new row with the same values after it. Errors and values set aside are not copied. Loaded on demand. */
export function copyRow({ dispatch }: Pick<FormStore, 'dispatch'>, work: RowWork, address: Address, key: string): void {
  dispatch({ type: 'rowDuplicated', address, key, apply: (transaction) => applyCopy({ ...work, transaction }, address, key) })
}

type Work = RowWork & { readonly transaction: Transaction }

function applyCopy(work: Work, address: Address, key: string): void {
  const { transaction, edit, nextRowKey, setCell } = work
  const cell = transaction.state.cells.get(address)
  if (cell?.rows?.includes(key) !== true) return
  edit(transaction, address)
  const copy = nextRowKey(transaction)
  setCell(transaction, { ...cell, rows: cell.rows.flatMap((one) => (one === key ? [one, copy] : [one])), origin: 'user' })
  copyField(work, childAddress(address, key), childAddress(address, copy), address)
}

/** Copies the content of a field, with all below it. Nested rows get new keys, in the same order. */
function copyField(work: Work, from: Address, address: Address, parent: Address): void {
  const { transaction, childAddresses, emptyCell, nextRowKey, setCell } = work
  const cell = transaction.state.cells.get(from)
  if (cell === undefined) return
  const { base, node, value, text, unread, side, otherSide, origin, appliedDefaults, earlierRequests, declared, dependencyChanged } = cell
  const rows = cell.rows?.map(() => nextRowKey(transaction))
  const copy: Cell = {
    ...emptyCell({ address, parent, base, node }),
    value,
    text,
    unread,
    side,
    otherSide,
    rows,
    origin,
    baseline: rows ?? value,
    appliedDefaults,
    earlierRequests,
    declared,
    dependencyChanged,
  }
  setCell(transaction, copy)
  const copies = childAddresses(copy)
  childAddresses(cell).forEach((child, index) => copyField(work, child, copies[index] ?? child, address))
}
