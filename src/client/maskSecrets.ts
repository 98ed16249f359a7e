import { isJsonObject } from '../core/schema/json.ts'

const mask = '•••'

/** Shorter texts are as likely a language code or a flag as a secret, and masking them would make messages unreadable. */
const shortestSecret = 4

/** Headers that hold no secret and whose values are ordinary words. */
const openHeaders = new Set(['accept', 'accept-language', 'content-type'])

/** The same shape with every value that is not an object or array masked. */
export function maskValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskValues)
  if (isJsonObject(value)) return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, maskValues(entry)]))
  return value === undefined ? undefined : mask
}

/** A function that masks credentials and header values in a text, in case a module echoes them. */
export function createMask(credentials: unknown, headers: Headers): (text: string) => string {
  const headerValues = [...headers].filter(([name]) => !openHeaders.has(name)).flatMap(([, value]) => [value, ...value.split(/\s+/)])
  const secrets = [...listLeaves(credentials), ...headerValues].filter((text) => text.length >= shortestSecret)
  const asWritten = secrets.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)])
  // Longest first, or a secret that holds another would be left half open.
  const ordered = [...new Set(asWritten)].sort((a, b) => b.length - a.length)
  return (text) => ordered.reduce((masked, secret) => masked.replaceAll(secret, mask), text)
}

function listLeaves(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listLeaves) : []
}

/** The same JSON with every key, text and number masked where it holds a secret. */
export function maskJson(value: unknown, maskText: (text: string) => string): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') return maskText(String(value)) === String(value) ? value : mask
  if (Array.isArray(value)) return value.map((entry) => maskJson(entry, maskText))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [maskText(key), maskJson(entry, maskText)]))
}
