/** An object as `JSON.parse` gives it. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

export type Scalar = string | number | boolean

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** `null` on an optional key reads as absent. Decisions §1. */
export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null

/** What a value is, in words for a sentence: `a number`, `an array`, `nothing`. */
export const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : (kinds[typeof value] ?? `a ${typeof value}`)
}

const kinds: Readonly<Record<string, string>> = { undefined: 'nothing', string: 'a text', object: 'an object' }

/** The value of an own key: nothing comes from a prototype. */
export const ownValue = <Value>(object: Readonly<Record<string, Value>>, key: string | number): Value | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined

/** Sets an own key, also one that a prototype has: assigning would send `__proto__` to it, and fails where it is frozen. */
export const setOwn = (target: Record<string | number, unknown>, key: string | number, value: unknown): void => {
  if (key in Object.prototype) Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
  else target[key] = value
}

/** One segment of a JSON Pointer. RFC 6901. */
export const escapePointer = (segment: string | number): string =>
  typeof segment === 'string' && /[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : String(segment)
