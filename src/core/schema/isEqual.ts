import { isJsonObject, type JsonObject, ownValue, setOwn } from './json.ts'

/**
 * Deep equality of plain JSON: own keys only, in any order; a key that holds `undefined` counts as absent. `NaN` equals itself and
 * `-0` equals `0`.
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
 * `next`, made of as many parts of `previous` as are equal to it: what did not change keeps its identity, all of it if nothing changed. Entries of lists are matched by
 * their `id` where they have one, else by their place. Two JSON values are deeply equal where `shareEqual(a, b) === a`.
 */
export const shareEqual = <Value>(previous: unknown, next: Value): Value => {
  if (Object.is(previous, next)) return next
  // `as`, here and below: what is returned equals `next` in every part.
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
  const byId = new Map(previous.flatMap((entry) => (idOf(entry) === undefined ? [] : [[idOf(entry), entry]])))
  const result = next.map((entry, index) => {
    const id = idOf(entry)
    return shareEqual(id === undefined ? previous[index] : byId.get(id), entry)
  })
  return previous.length === result.length && result.every((entry, index) => Object.is(entry, previous[index])) ? previous : result
}

const idOf = (entry: unknown): unknown => (isJsonObject(entry) ? ownValue(entry, 'id') : undefined)
