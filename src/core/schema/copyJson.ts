import { escapePointer } from './escapePointer.ts'
import { kindOf, setOwn } from './json.ts'
import type { Problem } from './problems.ts'

/** Enough for 32 levels of fields with their items, and for the data in them; what is deeper could overflow the stack of whoever reads it. */
const depthLimit = 200
/** Larger than any answer the client accepts, and an end for objects that contain themselves in many places. */
const sizeLimit = 4_000_000
/** Objects that are no JSON can hold endlessly many faults; a few say it all. */
const problemLimit = 100

interface Copying {
  readonly problems: Problem[]
  readonly unreadable: Set<string>
  readonly ancestors: Set<object>
  size: number
}

/**
 * A copy that is plain JSON: own enumerable keys only, no cycles, getters or prototypes, `__proto__` an ordinary key. What JSON cannot hold is left out of
 * objects and `null` in arrays, and reported. Never throws, whatever the getters and proxies of `value` do.
 */
export const copyJson = (value: unknown, pointer: string): { value: unknown; problems: Problem[]; unreadable: ReadonlySet<string> } => {
  const copying: Copying = { problems: [], unreadable: new Set(), ancestors: new Set(), size: 0 }
  const copy = copyValue(value, pointer, copying)
  return { value: copy, problems: copying.problems, unreadable: copying.unreadable }
}

const copyValue = (value: unknown, pointer: string, copying: Copying): unknown => {
  copying.size += 1
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value
  if (typeof value !== 'object') {
    // As JSON.stringify: an absent value is no fault.
    return value === undefined
      ? undefined
      : refuse(copying, { code: 'schema/not-json', level: 'error', pointer, args: { got: nameOf(value) } })
  }
  if (copying.ancestors.has(value)) return refuse(copying, notJson(pointer, 'an object that contains itself'))
  if (copying.ancestors.size >= depthLimit)
    return refuse(copying, { code: 'schema/too-deep', level: 'error', pointer, args: { limit: depthLimit } })
  if (copying.size > sizeLimit) return refuse(copying, tooLarge(pointer))
  copying.ancestors.add(value)
  try {
    return Array.isArray(value) ? copyArray(value, pointer, copying) : copyObject(value, pointer, copying)
  } catch {
    // A revoked proxy or a trap that throws: the same for the reader as any other unreadable value.
    return refuse(copying, notJson(pointer, 'an object that cannot be read'))
  } finally {
    copying.ancestors.delete(value)
  }
}

const copyArray = (array: readonly unknown[], pointer: string, copying: Copying): unknown[] => {
  const copy: unknown[] = []
  while (copy.length < array.length && copying.size <= sizeLimit) copy.push(copyEntry(array, copy.length, pointer, copying) ?? null)
  if (copy.length < array.length) refuse(copying, tooLarge(pointer))
  return copy
}

const copyObject = (object: object, pointer: string, copying: Copying): Record<string, unknown> => {
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(object)) {
    const value = copyEntry(object, key, pointer, copying)
    if (value !== undefined) setOwn(copy, key, value)
  }
  return copy
}

const copyEntry = (owner: object, key: string | number, parent: string, copying: Copying): unknown => {
  const read = readEntry(owner, key)
  // The pointer of a scalar is needed only where it is no JSON: most of a long list of choices never needs one.
  if (read.ok && isScalar(read.value)) {
    copying.size += 1
    return read.value
  }
  const pointer = `${parent}/${escapePointer(key)}`
  return read.ok ? copyValue(read.value, pointer, copying) : refuse(copying, notJson(pointer, 'a getter that fails'))
}

const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

const readEntry = (owner: object, key: string | number): { ok: true; value: unknown } | { ok: false } => {
  try {
    return { ok: true, value: Reflect.get(owner, key) }
  } catch {
    return { ok: false }
  }
}

const notJson = (pointer: string, got: string): Problem => ({ code: 'schema/not-json', level: 'error', pointer, args: { got } })

const tooLarge = (pointer: string): Problem => ({ code: 'schema/too-large', level: 'error', pointer, args: { limit: sizeLimit } })

const refuse = (copying: Copying, problem: Problem): undefined => {
  copying.unreadable.add(problem.pointer)
  if (copying.problems.length < problemLimit) copying.problems.push(problem)
}

const nameOf = (value: unknown): string => (typeof value === 'number' ? String(value) : kindOf(value))
