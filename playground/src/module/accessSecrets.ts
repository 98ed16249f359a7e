import { isJsonObject } from '../../../src/core/schema/json.ts'
import { leavesOf } from '../../../src/core/secrets/secretPaths.ts'
import { headerTexts } from '../requests/findSentSecrets.ts'
import { type ModuleAccess, readAccess } from './moduleAccess.ts'

const secretName = /auth(?!or(?!i))|cookie|credential|key|pass|pwd|secret|session|signature|token/i
const secretValue = /^(basic|bearer|digest|negotiate|token)\s+\S/i

/** Whether a named value should be hidden: by its name, or because it begins as credentials do. */
export const looksSecret = (name: string, value: unknown): boolean =>
  secretName.test(name) || (typeof value === 'string' && secretValue.test(value.trim()))

/** The texts that must not be shown elsewhere: headers that look secret, all credentials, and values in connections that look secret. */
export function accessSecrets(access: ModuleAccess): readonly string[] {
  const { headers, credentials, connections } = readAccess(access).usable
  const ofHeaders = Object.entries(headers).flatMap(([name, value]) => (looksSecret(name, value) ? headerTexts(value) : []))
  return [...new Set([...ofHeaders, ...leavesOf(credentials), ...secretLeavesOf(connections)])]
}

/** The texts and numbers under keys that look secret, including nested ones. */
function secretLeavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(secretLeavesOf)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => (looksSecret(key, entry) ? leavesOf(entry) : secretLeavesOf(entry)))
}
