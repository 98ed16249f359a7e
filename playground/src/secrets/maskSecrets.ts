import { mask, type Secrets } from './secrets.ts'

/**
 * The same JSON with secrets masked: what stands under the id of a password field or under `credentials`, the default of a password
 * field, and the same texts wherever else they occur.
 */
export function maskSecrets(value: unknown, secrets: Secrets): unknown {
  if (typeof value === 'string') return secrets.texts.reduce((text, secret) => text.replaceAll(secret, mask), value)
  if (Array.isArray(value)) return value.map((entry) => maskSecrets(entry, secrets))
  if (typeof value !== 'object' || value === null) return value
  const isPasswordField = 'id' in value && typeof value.id === 'string' && secrets.ids.has(value.id)
  const maskEntry = ([key, entry]: [string, unknown]) => {
    const isSecret = secrets.ids.has(key) || key === 'credentials' || (isPasswordField && key === 'default')
    return [key, isSecret ? maskScalars(entry) : maskSecrets(entry, secrets)]
  }
  return Object.fromEntries(Object.entries(value).map(maskEntry))
}

function maskScalars(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskScalars)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, maskScalars(entry)]))
  return value === null || value === undefined || value === '' ? value : mask
}
