import { isFieldType } from '../schema/fieldTypes.ts'
import { isJsonObject } from '../schema/json.ts'
import type { Definition } from '../schema/model.ts'
import type { FieldType } from '../schema/wire.ts'
import { findChoice } from './choices.ts'

/** The values of each type; what is inside objects and arrays is not looked at. Specification 2.4. */
export const isOfType: Readonly<Record<FieldType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  connection: isJsonObject,
  object: isJsonObject,
  array: Array.isArray,
}

/**
 * Whether a value fits a field by its type; what is inside objects and arrays is not looked at. Absent and `null` ("empty on purpose")
 * fit every field, and so does a value equal to one of the field's choices. A field of unknown type takes anything. Decisions §2.
 */
export const fitsType = (value: unknown, definition: Definition): boolean => {
  if (value === undefined || value === null || !isFieldType(definition.type)) return true
  return isOfType[definition.type](value) || findChoice(definition.choices?.values ?? [], value) !== undefined
}
