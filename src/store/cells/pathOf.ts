import { segmentsBelow } from '../../core/rules/readFields.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import { type Address, childAddress, parsePath, parseRowIndex, type Path, segmentsOf } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import type { Cell } from './cell.ts'

/**
 * Indexes by row key, computed once per list of keys: with a linear search, a thousand paths in a thousand rows would take a million
 * comparisons.
 */
const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>()
const placesOf = (rows: readonly string[]): ReadonlyMap<string, number> => new Map(rows.map((key, index) => [key, index]))

/** Row keys by array. */
export type RowKeys = ReadonlyMap<Address, readonly string[]>

/** The known lists of row keys of an array: of its cell and of the values set aside there. */
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

/**
 * The path of a field or of a value set aside: the current one, or the one among the `rows` of a submit. The row keys of removed arrays are
 * set aside too.
 */
export const pathOf = ({ cells, setAside }: FormState, address: Address, rows?: RowKeys): Path =>
  pathAmong((array) => [rows?.get(array), ...[cells.get(array), ...(setAside.get(array) ?? [])].map((one) => one?.rows)], address)

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

/** The address of the field at a path with current row indexes; `undefined` if there is no field. Decisions §2. */
export function addressAt({ cells }: FormState, path: Path | string): Address | undefined {
  if (typeof path !== 'string' && !Array.isArray(path)) return undefined
  const address = addressAmong((array) => cells.get(array)?.rows, path)
  return address !== undefined && cells.has(address) ? address : undefined
}

type Cells = Pick<FormState, 'cells'>

/** The parent of a cell; `undefined` for the root. */
export const parentOf = ({ cells }: Cells, { parent }: Cell): Cell | undefined => (parent === undefined ? undefined : cells.get(parent))

/** Addresses of the children of a cell. */
export const childAddresses = (cell: Cell): readonly Address[] => segmentsBelow(cell).map((segment) => childAddress(cell.address, segment))

/** A cell and its ancestors, innermost first, up to the root. */
export function selfAndAncestors(state: Cells, cell: Cell | undefined): readonly Cell[] {
  const lineage: Cell[] = []
  for (let at = cell; at !== undefined; at = parentOf(state, at)) lineage.push(at)
  return lineage
}

/**
 * Whether a group around a field has a value of its own in place of its fields: `null`, or a value of the host that does not fit. Until an
 * edit of any field in the group replaces it, these fields stay empty. Fields behind an expression are not affected. Decisions §2 and §10.
 */
export function isCovered(state: FormState, cell: Cell): boolean {
  // Called for each field that enters: building a list of ancestors would cost more than the check.
  const at = parentOf(state, cell)
  return at !== undefined && ((at.value !== undefined && !at.expression) || isCovered(state, at))
}
