import type { FieldNode } from '../core/plan/plan.ts'
import type { Address } from '../core/values/path.ts'
import { unescapeSegment } from '../core/values/path.ts'
import type { Cell } from './cell.ts'
import type { FormState } from './formState.ts'
import { isHidden } from './readValues.ts'

/** The shown cells at some addresses, in the order of the form. Costs what the addresses are, not what the form is. */
export function selectInOrder(state: FormState, addresses: Iterable<Address>): readonly Cell[] {
  const placed = [...addresses].flatMap((address) => {
    const cell = state.cells.get(address)
    return cell === undefined || isHidden(state, cell) ? [] : [{ cell, place: placeOf(state, cell) }]
  })
  return placed.sort((a, b) => comparePlaces(a.place, b.place)).map(({ cell }) => cell)
}

/** Where a cell stands: its position among its siblings, and theirs, outermost first. */
function placeOf(state: FormState, cell: Cell): readonly number[] {
  const parent = cell.parent === undefined ? undefined : state.cells.get(cell.parent)
  if (parent === undefined) return []
  const segment = unescapeSegment(cell.address.slice(parent.address.length + 1))
  const position = parent.rows?.indexOf(segment) ?? positionsOf(parent.node).get(segment)
  return [...placeOf(state, parent), position ?? -1]
}

const known = new WeakMap<FieldNode, ReadonlyMap<string, number>>()

/** The positions of a group's fields by id. */
function positionsOf(node: FieldNode): ReadonlyMap<string, number> {
  let positions = known.get(node)
  if (positions === undefined) known.set(node, (positions = new Map(node.children.map(({ id }, position) => [id, position]))))
  return positions
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const different = a.findIndex((position, depth) => position !== b[depth])
  return different === -1 ? a.length - b.length : (a[different] ?? 0) - (b[different] ?? -1)
}
