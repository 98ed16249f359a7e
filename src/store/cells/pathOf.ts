import { parseRowIndex, childAddress, parsePath, segmentsOf, type Address, type Path } from '../../core/values/path.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import type { FormState } from '../formState.ts'

/** Indexes by row key. Each list of keys is gone through once: a thousand paths in a thousand rows would take a million looks. */
const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>()
const placesOf = (rows: readonly string[]): ReadonlyMap<string, number> => new Map(rows.map((key, index) => [key, index]))

/** An address with indexes in place of row keys, as far as the keys of an array are known. */
export function pathAmong(rowsOf: (array: Address) => readonly string[] | undefined, address: Address): Path {
  const path: (string | number)[] = []
  let at: Address = ''
  for (const segment of segmentsOf(address)) {
    const rows = rowsOf(at)
    path.push((rows && getOrInsert(places, rows, placesOf).get(segment)) ?? segment)
    at = childAddress(at, segment)
  }
  return path
}

/** Where a field stands now, or what was set aside there: keys of arrays that are gone are kept with them. */
export const pathOf = ({ cells, setAside }: FormState, address: Address): Path =>
  pathAmong((array) => cells.get(array)?.rows ?? setAside.get(array)?.find(({ rows }) => rows !== undefined)?.rows, address)

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
