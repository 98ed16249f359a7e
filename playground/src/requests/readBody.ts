import type { FormValues } from 'moduleform/core'
import { isJsonObject } from '../../../src/core/schema/json.ts'

/** The payload of a request, in either wire format. */
export const payloadOf = (body: unknown): FormValues =>
  isJsonObject(body) && isJsonObject(body['data']) ? body['data'] : isJsonObject(body) ? body : {}

/** The form data in the body of a request. */
export function readFormData(body: unknown): FormValues {
  const formData = payloadOf(body)['form_data']
  return isJsonObject(formData) ? formData : {}
}

/** The content objects that a request asks for. */
export function namesOf(body: unknown): readonly string[] {
  const names = payloadOf(body)['content_object_names']
  return Array.isArray(names) ? names.map(String) : []
}
