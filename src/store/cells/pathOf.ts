import { segmentsBelow } from '../../core/rules/readFields.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import { type Address, childAddress, parsePath, parseRowIndex, type Path, segmentsOf } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import type { Cell } from './cell.ts'

/** Indexes by row key. Each list of keys is gone through once: a thousand paths in a thousand rows would take a million looks. */
const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>()
const placesOf = (rows: readonly string[]): ReadonlyMap<string, number> => new Map(rows.map((key, index) => [key, index]))

/** Lists of row keys that are known of an array: those of its cell, or of what is set aside there. */
type ListsOf = (array: Address) => readonly (readonly string[] | undefined)[]

/** An address with indexes in place of row keys, as far as the keys of an array are known. */
export function pathAmong(listsOf: ListsOf, address: Address): Path {
  const path: (string | number)[] = []
  let at: Address = ''
  for (const segment of segmentsOf(address)) {
    const found = listsOf(at).flatMap((rows) => (rows && getOrInsert(places, rows, placesOf).get(segment)) ?? [])
    path.push(found[0] ?? segment)
    at = childAddress(at, segment)
  }
  return path
}

/** Where a field stands now, or what was set aside there: keys of arrays that are gone, or had other rows, are kept with them. */
export const pathOf = ({ cells, setAside }: FormState, address: Address): Path =>
  pathAmong((array) => [cells.get(array), ...(setAside.get(array) ?? [])].map((one) => one?.rows), address)

/** The address of a path, an array of ids and row indexes or a JSON Pointer; `undefined` where it names a row that an array does not have. */
export function addressAmong(rowsOf: (array: Address) => readonly string[] | undefined, path: Path | string): Address | undefined {
  let at: Address = ''
  for (const segment of parsePath(path)) {
    const rows = rowsOf(at)
    const key = rows === undefined ? String(segment) : rows[parseRowIndex(segment) ?? -1]
    if (key === undefined) return undefined
    at = childAddress(at, key)
  }
  return at
}

/** The address of the field at a path as rows stand now; `undefined` where no field is. Decisions §2. */
export function addressAt({ cells }: FormState, path: Path | string): Address | undefined {
  const address = addressAmong((array) => cells.get(array)?.rows, path)
  return address !== undefined && cells.has(address) ? address : undefined
}

type Cells = Pick<FormState, 'cells'>

/** The cell right around a cell; `undefined` of that of the form. */
export const parentOf = ({ cells }: Cells, { parent }: Cell): Cell | undefined => (parent === undefined ? undefined : cells.get(parent))

/** Addresses of the cells right below a cell. */
export const childAddresses = (cell: Cell): readonly Address[] => segmentsBelow(cell).map((segment) => childAddress(cell.address, segment))

/** A cell and those it lies in, innermost first; the last is that of the form. */
export function selfAndAncestors(state: Cells, cell: Cell | undefined): readonly Cell[] {
  const lineage: Cell[] = []
  for (let at = cell; at !== undefined; at = parentOf(state, at)) lineage.push(at)
  return lineage
}

/**
 * Whether something stands in place of a group around a field: `null`, or a value of the host that does not fit. Until it is replaced, by an
 * edit of any field in the group, these fields stay empty. Behind an expression they are filled as ever. Decisions §2 and §10.
 */
export function isCovered(state: FormState, cell: Cell): boolean {
  // Asked of each field that enters: a list of what is around it would cost more than the look.
  for (let at = parentOf(state, cell); at !== undefined; at = parentOf(state, at)) if (at.value !== undefined && !at.expression) return true
  return false
}
