import { setOwn } from '../../../core/schema/json.ts'
import { InexactNumber } from '../../../core/schema/jsonFaults.ts'

/** Twice as deep as a schema is read. Deeper values could overflow the call stack of whatever compares or writes them. */
const depthLimit = 400

/** A copy of parsed JSON with `null` in place of what is nested too deeply. */
export function cutDepth(value: unknown, left = depthLimit): unknown {
  if (typeof value !== 'object' || value === null || value instanceof InexactNumber) return value
  if (left === 0) return null
  if (Array.isArray(value)) return value.map((entry) => cutDepth(entry, left - 1))
  const copy: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(value)) setOwn(copy, key, cutDepth(entry, left - 1))
  return copy
}
