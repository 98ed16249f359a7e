import { isJsonObject } from '../../../src/core/schema/json.ts'
import { type ModuleAccess, readAccess } from './moduleAccess.ts'

const secretName = /auth(?!or(?!i))|cookie|credential|key|pass|pwd|secret|session|signature|token/i
const secretValue = /^(basic|bearer|digest|negotiate|token)\s+\S/i

/** Whether a named value should be hidden: by its name, or because it begins as credentials do. */
export const looksSecret = (name: string, value: unknown): boolean =>
  secretName.test(name) || (typeof value === 'string' && secretValue.test(value.trim()))

/** The texts that must not be shown elsewhere: headers that look secret, all credentials, and values in connections that look secret. */
export function accessSecrets(access: ModuleAccess): readonly string[] {
  const { headers, credentials, connections } = readAccess(access).usable
  const ofHeaders = Object.entries(headers).flatMap(([name, value]) =>
    looksSecret(name, value) ? [value, ...value.split(/\s+/).slice(1)] : [],
  )
  return [...new Set([...ofHeaders, ...leavesOf(credentials, () => true), ...leavesOf(connections, looksSecret)])]
}

/** The texts and numbers under keys that `isWanted`, including nested ones. */
function leavesOf(value: unknown, isWanted: (key: string, value: unknown) => boolean, isInside = false): string[] {
  if (typeof value === 'string' || typeof value === 'number') return isInside ? [String(value)] : []
  if (Array.isArray(value)) return value.flatMap((entry) => leavesOf(entry, isWanted, isInside))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, isWanted, isInside || isWanted(key, entry)))
}
