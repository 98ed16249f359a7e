/** An object as returned by `JSON.parse`. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

export type Scalar = string | number | boolean

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** `null` for an optional key counts as absent. Decisions §1. */
export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null

/** The kind of a value, in words for a sentence: `a number`, `an array`, `nothing`. */
export const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : (kinds[typeof value] ?? `a ${typeof value}`)
}

const kinds: Readonly<Record<string, string>> = { undefined: 'nothing', string: 'a text', object: 'an object' }

/** The value of an own key, never of one inherited from the prototype. */
export const ownValue = <Value>(object: Readonly<Record<string, Value>>, key: string | number): Value | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined

/**
 * Sets an own key, even one that the prototype has: assignment would invoke the `__proto__` setter, and fails for frozen keys of the
 * prototype.
 */
export const setOwn = (target: Record<string | number, unknown>, key: string | number, value: unknown): void => {
  if (key in Object.prototype) Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
  else target[key] = value
}

/** One segment of a JSON Pointer. RFC 6901. */
export const escapePointer = (segment: string | number): string =>
  typeof segment === 'string' && /[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : String(segment)

/**
 * Deep equality of plain JSON: own keys only, in any order; a key with the value `undefined` counts as absent. `NaN` equals itself and `-0`
 * equals `0`.
 */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  if (isJsonObject(a)) return isJsonObject(b) && hasEqualEntries(a, b)
  return Number.isNaN(a) && Number.isNaN(b)
}

const definedKeys = (record: Readonly<Record<string, unknown>>): string[] => Object.keys(record).filter((key) => record[key] !== undefined)

const hasEqualEntries = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean => {
  const keys = definedKeys(a)
  return keys.length === definedKeys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
}

/**
 * `next`, built from as many parts of `previous` as are equal: unchanged parts keep their identity, and so does the whole if nothing
 * changed. Entries of lists are matched by their `id` if they have one, else by index. Two JSON values are deeply equal if `shareEqual(a,
 * b) === a`.
 */
export const shareEqual = <Value>(previous: unknown, next: Value): Value => {
  if (Object.is(previous, next)) return next
  // `as`, here and below: the result equals `next` in every part.
  if (Array.isArray(previous) && Array.isArray(next)) return shareList(previous, next) as Value
  if (isJsonObject(previous) && isJsonObject(next)) return shareObject(previous, next) as Value
  return next
}

const shareObject = (previous: JsonObject, next: JsonObject): JsonObject => {
  const result: Record<string, unknown> = {}
  const keys = Object.keys(next)
  let isSame = Object.keys(previous).length === keys.length
  for (const key of keys) {
    const before = ownValue(previous, key)
    const value = shareEqual(before, next[key])
    isSame &&= Object.is(before, value) && Object.hasOwn(previous, key)
    setOwn(result, key, value)
  }
  return isSame ? previous : result
}

const shareList = (previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] => {
  const byId = new Map(previous.map((entry) => [idOf(entry), entry]))
  const result = next.map((entry, index) => {
    const id = idOf(entry)
    return shareEqual(id === undefined ? previous[index] : byId.get(id), entry)
  })
  return previous.length === result.length && result.every((entry, index) => Object.is(entry, previous[index])) ? previous : result
}

const idOf = (entry: unknown): unknown => (isJsonObject(entry) ? ownValue(entry, 'id') : undefined)
