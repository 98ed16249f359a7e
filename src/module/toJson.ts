import { escapePointer, kindOf } from '../core/schema/json.ts'

/** A value as JSON. Throws an `Error` that says where in `subject` something cannot be JSON, and what. */
export function toJson(value: unknown, subject: string): string {
  try {
    return JSON.stringify(value)
  } catch (cause) {
    const fault = findFault(value, [])
    if (fault === undefined) throw cause
    throw new Error(`${subject} cannot be sent as JSON: ${fault}.`, { cause })
  }
}

/** Looks where `JSON.stringify` does: `toJSON` first, then own enumerable keys. */
function findFault(given: unknown, above: readonly unknown[], key = ''): string | undefined {
  // `as`: whatever has this key is asked for it.
  const { toJSON } = Object(given) as { readonly toJSON?: unknown }
  const value: unknown = typeof toJSON === 'function' ? toJSON.call(given, key) : given
  if (typeof value === 'bigint') return ` is ${kindOf(value)}`
  if (typeof value !== 'object' || value === null) return undefined
  if (above.includes(value)) return ' contains itself'
  const within = [...above, value]
  for (const [name, part] of Object.entries(value)) {
    const fault = findFault(part, within, name)
    if (fault !== undefined) return `/${escapePointer(name)}${fault}`
  }
  return undefined
}
