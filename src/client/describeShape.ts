import { isJsonObject } from '../core/schema/json.ts'
import type { EndpointName } from './errors.ts'

/** The paths of the list that an answer must hold, in the order in which `readAnswerContent` looks for it. */
const listPaths: Readonly<Record<EndpointName, readonly (readonly string[])[]>> = {
  schema: [['fields'], ['schema', 'fields'], ['data', 'fields'], ['data', 'schema', 'fields']],
  content: [['content_objects'], ['data', 'content_objects']],
}

/**
 * An answer that has the key of its list, with a value of another kind: PHP writes lists with gaps as objects, Go those that are nil as
 * null. `undefined` for other values. Only for answers without usable content.
 */
export function describeWrongList(value: unknown, endpoint: EndpointName): string | undefined {
  for (const path of listPaths[endpoint]) {
    const found = path.reduce<unknown>((owner, key) => (isJsonObject(owner) ? owner[key] : undefined), value)
    if (found !== undefined) return `an object whose "${path.join('.')}" is ${describeKind(found)}`
  }
  return undefined
}

/** A list, or an object with its keys; `undefined` for other values. */
export function describeShape(value: unknown, endpoint: EndpointName): string | undefined {
  if (Array.isArray(value)) return 'a list'
  if (!isJsonObject(value)) return undefined
  const keys = Object.keys(value).map((key) => `"${key}"`)
  const whole = keys.length === 0 ? 'an empty object' : `an object with the ${keys.length === 1 ? 'key' : 'keys'} ${keys.join(', ')}`
  return describeWrongList(value, endpoint) ?? whole
}

export function describeKind(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object'
  return `a ${typeof value === 'string' ? 'text' : typeof value}`
}
