import { isEqual } from 'moduleform/core'
import { walkJson } from '../json/walkJson.ts'
import { readFormData } from './readFormData.ts'

interface Sent {
  readonly endpoint: string
  readonly requestBody: unknown
}

/**
 * Why a request was sent, as far as its body tells: for `/content` the lists it asks for, for `/schema` the fields that ask for a new
 * schema and differ from the request before it. `before` is the body of that request.
 */
export function describeReason({ endpoint, requestBody }: Sent, before: unknown): string {
  return endpoint === 'content' ? namesOf(requestBody).join(', ') : describeChange(requestBody, before)
}

function describeChange(body: unknown, before: unknown): string {
  if (before === undefined) return 'first load'
  const changed = askingFields(body).filter((id) => !isEqual(valuesOf(id, body), valuesOf(id, before)))
  return changed.length === 0 ? 'reload' : `${changed.join(', ')} changed`
}

/** Ids of the fields with `load_schema` in the schema that a request carries. */
function askingFields(body: unknown): readonly string[] {
  const ids = new Set<string>()
  walkJson(body, ({ id, on_action: action }) => {
    if (typeof id !== 'string' || typeof action !== 'object' || action === null) return
    if ('load_schema' in action && action.load_schema === true) ids.add(id)
  })
  return [...ids]
}

/** What form data hold under an id, at any depth. */
function valuesOf(id: string, body: unknown): readonly unknown[] {
  const values: unknown[] = []
  walkJson(readFormData(body), (object) => {
    if (Object.hasOwn(object, id)) values.push(object[id])
  })
  return values
}

function namesOf(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return []
  const payload: unknown = 'data' in body ? body.data : body
  const names: unknown =
    typeof payload === 'object' && payload !== null && 'content_object_names' in payload ? payload.content_object_names : []
  return Array.isArray(names) ? names.map(String) : []
}
