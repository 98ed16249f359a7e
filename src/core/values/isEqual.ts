import { isJsonObject } from '../schema/json.ts'

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
