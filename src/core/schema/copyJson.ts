import { escapePointer, kindOf, setOwn } from './json.ts'
import type { Problem } from './problems.ts'
import { InexactNumber } from './jsonFaults.ts'

/** Enough for 32 levels of fields with their items, and for their data; deeper values could overflow the call stack of later readers. */
const depthLimit = 200
/** More values than the largest accepted answer contains; a limit for objects with many cycles. */
const sizeLimit = 2_000_000
/** Enough to describe an object that is no JSON, which may have any number of faults. */
const problemLimit = 100

interface Copying {
  readonly start: string
  /** Keys from the root to the current value; formatted as a pointer only for a problem. */
  readonly keys: (string | number)[]
  readonly ancestors: object[]
  readonly problems: Problem[]
  readonly unreadable: Set<string>
  size: number
  inexactNumbers: number
}

/**
 * A copy that is plain JSON: own enumerable keys only, no cycles, getters or prototypes, `__proto__` an ordinary key. A date becomes its
 * ISO text, as in `JSON.stringify`. Values that JSON cannot represent are left out of objects and `null` in arrays, and reported. Never
 * throws, whatever the getters and proxies of `value` do.
 */
export const copyJson = (value: unknown, pointer: string): { value: unknown; problems: Problem[]; unreadable: ReadonlySet<string> } => {
  const copying: Copying = { start: pointer, keys: [], ancestors: [], problems: [], unreadable: new Set(), size: 0, inexactNumbers: 0 }
  const copy = copyValue(value, copying)
  return { value: copy, problems: copying.problems, unreadable: copying.unreadable }
}

const copyValue = (value: unknown, copying: Copying): unknown => {
  if (isPlain(value)) return value
  if (typeof value === 'object' && value !== null) return copyNested(value, copying)
  // As JSON.stringify: an absent value is no fault.
  return value === undefined ? undefined : refuseNonJson(copying, typeof value === 'number' ? String(value) : kindOf(value))
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || value === null || Number.isFinite(value)

/** Copied objects and arrays that lack a number, because it would have been rounded. */
const lossy = new WeakSet<object>()

/** Whether a copy lacks a number that JavaScript cannot represent, so that its meaning would differ. */
export const lacksNumber = (copy: unknown): boolean => typeof copy === 'object' && copy !== null && lossy.has(copy)

const copyNested = (value: object, copying: Copying): unknown => {
  const { ancestors, inexactNumbers } = copying
  if (ancestors.includes(value)) return refuseNonJson(copying, 'an object that contains itself')
  if (ancestors.length >= depthLimit) return refuse(copying, 'schema/too-deep', { limit: depthLimit })
  if (copying.size > sizeLimit) return refuse(copying, 'schema/too-large', { limit: sizeLimit })
  ancestors.push(value)
  try {
    const copy = copyByKind(value, copying)
    if (copying.inexactNumbers > inexactNumbers && typeof copy === 'object') lossy.add(copy)
    return copy
  } catch {
    // A revoked proxy or a trap that throws: an unreadable value like any other.
    return refuseNonJson(copying, 'an object that cannot be read')
  } finally {
    ancestors.pop()
  }
}

const copyByKind = (value: object, copying: Copying): object | string | undefined => {
  if (Array.isArray(value)) return copyArray(value, copying)
  if (value instanceof InexactNumber) {
    copying.inexactNumbers += 1
    return refuse(copying, 'schema/inexact-number', { text: value.text })
  }
  // Events lead to the whole page.
  if ('preventDefault' in value && typeof value.preventDefault === 'function') return refuseNonJson(copying, 'an event')
  const kind = closedKind.exec(Object.prototype.toString.call(value))?.[1]
  if (kind === undefined) return copyObject(value, copying)
  return (value instanceof Date && value.toJSON()) || refuseNonJson(copying, `a ${kind}`)
}

/** Objects without content in own keys, or with a page behind them. */
const closedKind = /^\[object (Date|Map|Set|RegExp|Promise|File|Blob|\w+(?:Array|Buffer|Element))]$/

/** Gaps become `null`, as in `JSON.stringify`, but only up to a limit. */
const gapLimit = 1_000

const copyArray = (array: readonly unknown[], copying: Copying): unknown[] | undefined => {
  const copy: unknown[] = []
  const { length } = array
  if (length > gapLimit && length - Object.keys(array).length > gapLimit) return refuse(copying, 'schema/too-large', { limit: sizeLimit })
  while (copy.length < length && copying.size <= sizeLimit) copy.push(copyEntry(array, copy.length, copying) ?? null)
  if (copy.length < length) refuse(copying, 'schema/too-large', { limit: sizeLimit })
  return copy
}

const copyObject = (object: object, copying: Copying): Record<string, unknown> => {
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(object)) {
    const value = copyEntry(object, key, copying)
    if (value !== undefined) setOwn(copy, key, value)
  }
  return copy
}

const copyEntry = (owner: object, key: string | number, copying: Copying): unknown => {
  const value = readEntry(owner, key)
  copying.size += 1
  if (isPlain(value)) return value
  copying.keys.push(key)
  const copy = value === failed ? refuseNonJson(copying, 'a getter that fails') : copyValue(value, copying)
  copying.keys.pop()
  return copy
}

const failed = Symbol('failed')

const readEntry = (owner: object, key: string | number): unknown => {
  try {
    return Reflect.get(owner, key)
  } catch {
    return failed
  }
}

type CopyCode = 'schema/not-json' | 'schema/inexact-number' | 'schema/too-deep' | 'schema/too-large'

const refuse = <Code extends CopyCode>(copying: Copying, code: Code, args: Extract<Problem, { code: Code }>['args']): undefined => {
  const pointer = copying.start + copying.keys.map((key) => `/${escapePointer(key)}`).join('')
  copying.unreadable.add(pointer)
  // `as`: code and args belong together by the type of the parameters.
  if (copying.problems.length < problemLimit) copying.problems.push({ code, level: 'error', pointer, args } as Problem)
}

const refuseNonJson = (copying: Copying, got: string): undefined => refuse(copying, 'schema/not-json', { got })
