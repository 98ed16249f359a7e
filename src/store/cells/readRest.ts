import type { FormValues } from '../../core/schema/wire.ts'
import type { FormState } from '../formState.ts'
import { selfAndAncestors, parentOf } from './lineage.ts'
import { isEmptied } from './setAside.ts'
import { pathOf } from './pathOf.ts'
import { isOffItself, readValue } from './readValues.ts'
import { ownValue, setOwn } from '../../core/schema/json.ts'
import type { Path } from '../../core/values/path.ts'

/**
 * What a submit leaves out because it is off, in the places it has in the form data, and nothing else: groups and arrays only where they
 * lead to such a value, `{}` for the rows before it. Decisions §4 and §8.
 */
export function readHiddenData(state: FormState): FormValues {
  const data: Container = {}
  if (state.settings.hiddenValues === 'keep') return data
  for (const cell of state.cells.values()) {
    // What is off with a field around it comes with that.
    if (!isOffItself(cell) || selfAndAncestors(state, parentOf(state, cell)).some(isOffItself)) continue
    const value = readValue(state, cell.address)
    if (value !== undefined) writeAt(data, pathOf(state, cell.address), value, {})
  }
  return data
}

/** Values that have no field, in the places they had, so that a later form can take them back. Decisions §2. */
export function readSetAsideData(state: FormState): FormValues {
  const data: Container = {}
  for (const [address, kept] of state.setAside) {
    for (const one of kept) if (one.rows === undefined && !isEmptied(one)) writeAt(data, pathOf(state, address), one.value, null)
  }
  return data
}

/** An object or array under construction. Segments of arrays are indexes, which also name properties. */
type Container = Record<string | number, unknown>

/**
 * Writes a value at a path, and what leads there where it is missing: an array for an index, an object for an id. Rows before it that hold
 * nothing stand as `{}`, those of an array that holds values itself as `blank`.
 */
function writeAt(data: Container, path: Path, value: unknown, blank: unknown): void {
  let at = data
  for (const [depth, segment] of path.entries()) {
    const next = path[depth + 1]
    if (Array.isArray(at)) while (at.length <= Number(segment)) at.push(next === undefined ? blank : {})
    if (next === undefined) setOwn(at, segment, value)
    else {
      const known = ownValue(at, segment)
      const fits = typeof known === 'object' && known !== null && Array.isArray(known) === (typeof next === 'number')
      if (!fits) setOwn(at, segment, typeof next === 'number' ? [] : {})
      // Just made, or found to be, an object or array.
      at = at[segment] as Container
    }
  }
}
