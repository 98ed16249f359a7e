import { fieldTypes, isFieldType } from '../schema/fieldTypes.ts'
import type { Definition } from '../schema/model.ts'
import { findChoice } from './choices.ts'

/**
 * Whether a value fits a field by its type; what is inside objects and arrays is not looked at. Absent and `null` ("empty on purpose")
 * fit every field, and so does a value equal to one of the field's choices. A field of unknown type takes anything. Decisions §2.
 */
export const fitsType = (value: unknown, definition: Definition): boolean => {
  if (value === undefined || value === null || !isFieldType(definition.type)) return true
  return fieldTypes[definition.type].fits(value) || findChoice(definition.choices?.values ?? [], value) !== undefined
}
