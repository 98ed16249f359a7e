import { fieldTypes, isFieldType } from '../schema/fieldTypes.ts'
import { isJsonObject, isAbsent } from '../schema/json.ts'
import type { Definition } from '../schema/model.ts'
import { findChoice } from './choices.ts'

/**
 * Whether a value is empty: absent, `null`, `""`, `[]`, `{}`, or an object with every own value empty. `false`, `0` and a list of
 * empty values are not. Decisions §2.
 */
export const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isJsonObject(value) && Object.values(value).every(isEmpty)
}

/**
 * Whether a row of single values is blank: such a row is not submitted. `items` is its definition. `""` is a value if it is one of its
 * choices. Decisions §2.
 */
export const isBlankRow = ({ type, choices }: Definition, value: unknown): boolean =>
  isFieldType(type) &&
  fieldTypes[type].isSingle &&
  (isAbsent(value) || (value === '' && findChoice(choices?.values ?? [], value) === undefined))
