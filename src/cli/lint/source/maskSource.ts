import { isJsonObject } from '../../../core/schema/json.ts'
import { findSecrets, maskSecrets } from '../../../core/secrets/maskJson.ts'
import { childAddress } from '../../../core/values/path.ts'
import { findNode, type ParsedSource } from './sourceNode.ts'

/**
 * The text of a file as reports show it: the same length, with a dot for each character of the defaults of password fields and of values
 * they are compared with. Decisions §8.
 */
export const maskSource = (text: string, source: ParsedSource): string => {
  const { json } = source
  if (json === undefined) return maskUnread(text)
  const places = changedPlaces(json, maskSecrets(json, findSecrets([json])), '')
  const root = places.length === 0 ? undefined : source.root
  const masked = places.reduce((shown, pointer) => {
    const node = root && findNode(root, pointer)
    return node === undefined ? shown : shown.slice(0, node.start) + dots(shown.slice(node.start, node.end)) + shown.slice(node.end)
  }, text)
  // Of a repeated key, the value that does not count has no place; and a text may be YAML without being what its writer meant.
  const isRead = holdsFields(json) && source.faults.every(({ code }) => code !== 'source/duplicate-key')
  return isRead ? masked : maskUnread(masked)
}

/** Whether there is a list of fields somewhere, each with an id. */
const holdsFields = (json: unknown): boolean => {
  if (Array.isArray(json)) return json.some(holdsFields)
  if (!isJsonObject(json)) return false
  const fields = json['fields'] ?? json['properties']
  if (Array.isArray(fields)) return fields.every((field) => isJsonObject(field) && typeof field['id'] === 'string')
  return Object.values(json).some(holdsFields)
}

/** JSON Pointers to the leaves that masking has changed. */
const changedPlaces = (before: unknown, after: unknown, pointer: string): readonly string[] => {
  if (before === after) return []
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.flatMap((entry, index) => changedPlaces(entry, after[index], `${pointer}/${index}`))
  }
  if (isJsonObject(before) && isJsonObject(after)) {
    return Object.keys(before).flatMap((key) => changedPlaces(before[key], after[key], childAddress(pointer, key)))
  }
  return [pointer]
}

const dots = (written: string): string => written.replaceAll(/[^\s"']/g, '•')

const defaultInText =
  /(\bdefault\\*["'“”‘’]?[ \t]*:[ \t]*)("(?:[^"\\\n]|\\.)*"?|\\+"[^"\n]*"?|[“‘][^”’\n]*[”’]?|'[^'\n]*'?|[^\s,}][^,}\n]*)/g

/** If the text cannot be parsed as a form, it is unknown which defaults belong to password fields. */
const maskUnread = (text: string): string =>
  text.includes('password') ? text.replaceAll(defaultInText, (_, key: string, value: string) => key + dots(value)) : text
