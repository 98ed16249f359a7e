import { getOrInsert } from '../../core/values/getOrInsert.ts'
import { childAddress, type Address } from '../../core/values/path.ts'
import type { Cell } from '../cell.ts'
import { selectLines } from '../fieldView.ts'
import type { FormState } from '../formState.ts'
import { parentOf } from '../lineageOf.ts'
import { isHidden } from '../values/readValues.ts'

/** Positions of the fields of one group, or of the rows of one array, by address. */
type Positions = ReadonlyMap<Address, number>

/** The shown cells at some addresses, in the order in which the form shows them. Specification 2.5, decisions §9. */
export function selectInOrder(state: FormState, addresses: Iterable<Address>): readonly Cell[] {
  const known = new Map<Cell, Positions>()
  const positionsIn = (parent: Cell): Positions =>
    getOrInsert(
      known,
      parent,
      () => new Map(segmentsInOrder(state, parent).map((segment, at) => [childAddress(parent.address, segment), at])),
    )
  /** Where a cell stands: its position among its siblings, and theirs, outermost first. */
  const placeOf = (cell: Cell): readonly number[] => {
    const parent = parentOf(state, cell)
    return parent === undefined ? [] : [...placeOf(parent), positionsIn(parent).get(cell.address) ?? -1]
  }
  const placed = [...addresses].flatMap((address) => {
    const cell = state.cells.get(address)
    return cell === undefined || isHidden(state, cell) ? [] : [{ cell, place: placeOf(cell) }]
  })
  return placed.sort((a, b) => comparePlaces(a.place, b.place)).map(({ cell }) => cell)
}

/** Row keys, or the ids of the fields shown, line by line. */
const segmentsInOrder = (state: FormState, cell: Cell): readonly string[] => cell.rows ?? selectLines(state, cell).flat()

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const different = a.findIndex((position, depth) => position !== b[depth])
  return different === -1 ? a.length - b.length : (a[different] ?? 0) - (b[different] ?? -1)
}
