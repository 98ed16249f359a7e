import type { FormValues } from 'moduleform/core'

const isObject = (value: unknown): value is FormValues => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The form data in the body of a request, in either wire format. */
export function readFormData(body: unknown): FormValues {
  const payload = isObject(body) && isObject(body['data']) ? body['data'] : body
  const formData = isObject(payload) ? payload['form_data'] : undefined
  return isObject(formData) ? formData : {}
}
