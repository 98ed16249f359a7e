import type { FormValues } from 'moduleform/core'

const isObject = (value: unknown): value is FormValues => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The payload of a request, in either wire format. */
export const payloadOf = (body: unknown): FormValues =>
  isObject(body) && isObject(body['data']) ? body['data'] : isObject(body) ? body : {}

/** The form data in the body of a request. */
export function readFormData(body: unknown): FormValues {
  const formData = payloadOf(body)['form_data']
  return isObject(formData) ? formData : {}
}

/** The content objects that a request asks for. */
export function namesOf(body: unknown): readonly string[] {
  const names = payloadOf(body)['content_object_names']
  return Array.isArray(names) ? names.map(String) : []
}
