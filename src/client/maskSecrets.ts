import { isJsonObject } from '../core/schema/json.ts'
import { mask } from '../core/secrets/secretPaths.ts'

/** The same shape with every value that is not an object or array masked. */
export function maskValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskValues)
  if (isJsonObject(value)) return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, maskValues(entry)]))
  return value === undefined ? undefined : mask
}

/** The same JSON with every key, text and number masked where it holds a secret. */
export function maskJson(value: unknown, maskText: (text: string) => string): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') return maskText(String(value)) === String(value) ? value : mask
  if (Array.isArray(value)) return value.map((entry) => maskJson(entry, maskText))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [maskText(key), maskJson(entry, maskText)]))
}
