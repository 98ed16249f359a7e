import { isRecord } from './isRecord.ts'

const mask = '•••'

/** Shorter texts are as likely a language code or a flag as a secret, and masking them would make messages unreadable. */
const shortestSecret = 4

/** Headers that hold no secret and whose values are ordinary words. */
const openHeaders = new Set(['accept', 'accept-language', 'content-type'])

/** The same shape with every value that is not an object or array masked. */
export function maskValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskValues)
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, maskValues(entry)]))
  return value === undefined ? undefined : mask
}

/**
 * A function that masks credentials and header values in a text, in case a module echoes them.
 */
export function createMask(credentials: unknown, headers: Headers): (text: string) => string {
  const headerValues = [...headers].filter(([name]) => !openHeaders.has(name)).flatMap(([, value]) => [value, ...value.split(/\s+/)])
  const secrets = [...listTexts(credentials), ...headerValues].filter((text) => text.length >= shortestSecret)
  const written = secrets.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)])
  // Longest first, or a secret that holds another would be left half open.
  const ordered = [...new Set(written)].sort((a, b) => b.length - a.length)
  return (text) => ordered.reduce((masked, secret) => masked.replaceAll(secret, mask), text)
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
