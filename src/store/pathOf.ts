import { parseRowIndex } from '../core/values/parseRowIndex.ts'
import { childAddress, parsePath, segmentsOf, type Address, type Path } from '../core/values/path.ts'
import type { FormState } from './formState.ts'

/** Where a field stands now: its address with row indexes in place of row keys. */
export function pathOf(state: FormState, address: Address): Path {
  const path: (string | number)[] = []
  let at: Address = ''
  for (const segment of segmentsOf(address)) {
    const rows = state.cells.get(at)?.rows
    path.push(rows === undefined ? segment : rows.indexOf(segment))
    at = childAddress(at, segment)
  }
  return path
}

/** The address of the field at a path, an array of ids and row indexes or a JSON Pointer; `undefined` where no field is. Decisions §2. */
export function addressAt(state: FormState, path: Path | string): Address | undefined {
  let at: Address = ''
  for (const segment of parsePath(path)) {
    const rows = state.cells.get(at)?.rows
    const key = rows === undefined ? String(segment) : rows[parseRowIndex(segment) ?? -1]
    if (key === undefined) return undefined
    at = childAddress(at, key)
  }
  return state.cells.has(at) ? at : undefined
}
