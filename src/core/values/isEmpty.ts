import { isJsonObject } from '../schema/json.ts'

/**
 * Whether a value is empty: absent, `null`, `""`, `[]`, `{}`, or an object with every own value empty. `false`, `0` and a list of
 * empty values are not. Decisions §2.
 */
export const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isJsonObject(value) && Object.values(value).every(isEmpty)
}
