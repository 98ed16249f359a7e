import type { Definition, Field } from '../schema/model.ts'
import { fitsType } from './fitsType.ts'
import { controlOf, shapeOf } from '../schema/fieldTypes.ts'
import { isJsonObject, ownValue, setOwn } from '../schema/json.ts'
import type { FormValues } from '../schema/wire.ts'

/** The default a field gets where it holds no value; `undefined` where it has none or one of the wrong type. Decisions §1. */
export const defaultOf = (definition: Definition): unknown => {
  const value = definition.default
  return value === null || !fitsType(value, definition) ? undefined : value
}

/**
 * What a field holds once it is cleared: a text is `""`; a number, a choice, a connection is absent (`undefined`), or `null` where the
 * field has a default, so that the default does not come back. Decisions §2.
 */
export const clearedValue = (definition: Definition): '' | null | undefined => {
  if (definition.type === 'string' && controlOf(definition) !== 'SelectWidget') return ''
  return defaultOf(definition) === undefined ? undefined : null
}

/**
 * Form data a form starts with: what the host gave, and defaults where a field holds no value, down into groups and rows. `null` and
 * `""` from the host count as given. A default array such as `[{}]` seeds rows whose fields then get theirs. Decisions §2.
 *
 * @example initialValues([{ id: 'size', type: 'integer', default: 3 }], {}) // { size: 3 }
 */
export const initialValues = (fields: readonly Field[], values: FormValues): FormValues => {
  let filled: Record<string, unknown> | undefined
  for (const field of fields) {
    const given = ownValue(values, field.id)
    const value = initialValue(field, given)
    if (value !== given) setOwn((filled ??= { ...values }), field.id, value)
  }
  return filled ?? values
}

const initialValue = (definition: Definition, given: unknown): unknown => {
  const value = given === undefined ? defaultOf(definition) : given
  const shape = shapeOf(definition)
  if (shape === 'group') return groupValue(definition.fields ?? [], value)
  return shape === 'rows' && Array.isArray(value) ? rowValues(definition.items ?? {}, value) : value
}

/** A group exists with its first child value: without one it stays absent. */
const groupValue = (fields: readonly Field[], value: unknown): unknown => {
  if (value !== undefined) return isJsonObject(value) ? initialValues(fields, value) : value
  const children = initialValues(fields, {})
  return Object.keys(children).length === 0 ? undefined : children
}

const rowValues = (items: Definition, rows: readonly unknown[]): readonly unknown[] => {
  const seeded = rows.map((row) => initialValue(items, row))
  return seeded.some((row, index) => row !== rows[index]) ? seeded : rows
}
