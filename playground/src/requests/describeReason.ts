import { isEqual } from 'moduleform/core'
import { readFormData } from './readFormData.ts'

interface Sent {
  readonly endpoint: string
  readonly requestBody: unknown
}

/**
 * Why a request was sent, as far as its body tells: for `/schema` what differs from the request before it, for `/content` the lists it
 * asks for. `before` is the body of the last `/schema` request.
 */
export function describeReason({ endpoint, requestBody }: Sent, before: unknown): string {
  return endpoint === 'content' ? namesOf(requestBody).join(', ') : describeChange(requestBody, before)
}

function describeChange(body: unknown, before: unknown): string {
  if (before === undefined) return 'first load'
  const [now, then] = [readFormData(body), readFormData(before)]
  const changed = [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((id) => !isEqual(now[id], then[id]))
  return changed.length === 0 ? 'reload' : `${changed.join(', ')} changed`
}

function namesOf(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return []
  const payload: unknown = 'data' in body ? body.data : body
  const names: unknown =
    typeof payload === 'object' && payload !== null && 'content_object_names' in payload ? payload.content_object_names : []
  return Array.isArray(names) ? names.map(String) : []
}
