import { ownValue, setOwn } from '../../core/schema/json.ts'
import type { Path } from '../../core/values/path.ts'

/** An object or array under construction. Segments of arrays are indexes, which also name properties. */
export type Container = Record<string | number, unknown>

/**
 * Writes a value at a path, and what leads there where it is missing: an array for an index, an object for an id. Rows before it that hold
 * nothing stand as `{}`, those of an array that holds values itself as `blank`.
 */
export function writeAt(data: Container, path: Path, value: unknown, blank: unknown): void {
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
