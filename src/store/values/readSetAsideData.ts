import { ownValue, setOwn } from '../../core/schema/json.ts'
import type { FormData } from '../../core/schema/wire.ts'
import type { Path } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import { pathOf } from '../pathOf.ts'

/** Values that have no field, in the places they had, so that a later form can take them back. Decisions §2. */
export function readSetAsideData(state: FormState): FormData {
  const data: Container = {}
  for (const [address, kept] of state.setAside) {
    for (const { value, rows } of kept) if (rows === undefined) place(data, pathOf(state, address), value)
  }
  return data as FormData
}

/** An object or array under construction. Segments of arrays are indexes, which also name properties. */
type Container = Record<string | number, unknown>

function place(data: Container, path: Path, value: unknown): void {
  let at = data
  for (const [depth, segment] of path.entries()) {
    const next = path[depth + 1]
    // Rows before it that hold nothing stand as blank as their kind allows: `{}` where rows are groups, else `null`.
    if (Array.isArray(at)) while (at.length <= Number(segment)) at.push(next === undefined ? null : {})
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
