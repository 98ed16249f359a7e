import type { Definition, Field } from '../schema/model.ts'
import { controlOf, fieldTypes, isFieldType, shapeOf } from '../schema/fieldTypes.ts'
import { isJsonObject, ownValue, setOwn } from '../schema/json.ts'
import type { FormValues } from '../schema/wire.ts'
import { findChoice } from './choices.ts'

/**
 * Whether a value fits a field by its type; what is inside objects and arrays is not looked at. Absent and `null` ("empty on purpose")
 * fit every field, and so does a value equal to one of the field's choices. A field of unknown type takes anything. Decisions §2.
 */
export const fitsType = (value: unknown, definition: Definition): boolean => {
  if (value === undefined || value === null || !isFieldType(definition.type)) return true
  return fieldTypes[definition.type].fits(value) || findChoice(definition.choices?.values ?? [], value) !== undefined
}

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
  const { type } = definition
  const cleared = isFieldType(type) && controlOf(definition) !== 'SelectWidget' ? fieldTypes[type].cleared : undefined
  return cleared ?? (defaultOf(definition) === undefined ? undefined : null)
}

/** Rows that defaults make in one go, and fields in them: a kilobyte of lists in lists would make millions. Decisions §12. */
export const defaultRowsLimit = 1_000
const defaultFieldsLimit = 20_000

/** What defaults may still make. */
export interface DefaultBudget {
  rows: number
  fields: number
  /** Some rows were not made. */
  isOver: boolean
}

export const createDefaultBudget = (): DefaultBudget => ({ rows: defaultRowsLimit, fields: defaultFieldsLimit, isOver: false })

/** The rows of a default that are made: as many as its budget, which they use up, has left. */
export const takeRows = (budget: DefaultBudget, rows: readonly unknown[], items: Definition | undefined): readonly unknown[] => {
  const fields = countFields(items)
  const count = Math.min(rows.length, budget.rows, Math.floor(budget.fields / fields))
  budget.rows -= count
  budget.fields -= count * fields
  budget.isOver ||= count < rows.length
  return rows.slice(0, count)
}

/** Fields of a definition, itself among them; rows in it count when they are made. */
const countFields = (definition: Definition | undefined): number =>
  (definition?.fields ?? []).reduce((count, field) => count + countFields(field), 1)

/**
 * Form data a form starts with: what the host gave, and defaults where a field holds no value, down into groups and rows. `null` and
 * `""` from the host count as given. A default array such as `[{}]` seeds rows whose fields then get theirs; all defaults together make
 * 1,000 rows at most. Decisions §2 and §12.
 *
 * @example initialValues([{ id: 'size', type: 'integer', default: 3 }], {}) // { size: 3 }
 */
export const initialValues = (fields: readonly Field[], values: FormValues): FormValues => fillFields(fields, values, createDefaultBudget())

/** `isDefault`: the values are a default themselves. */
const fillFields = (fields: readonly Field[], values: FormValues, budget: DefaultBudget, isDefault = false): FormValues => {
  let filled: Record<string, unknown> | undefined
  for (const field of fields) {
    const given = ownValue(values, field.id)
    const value = initialValue(field, given, budget, isDefault)
    if (value !== given) setOwn((filled ??= { ...values }), field.id, value)
  }
  return filled ?? values
}

const initialValue = (definition: Definition, given: unknown, budget: DefaultBudget, isInDefault: boolean): unknown => {
  const isDefault = isInDefault || given === undefined
  const value = given === undefined ? defaultOf(definition) : given
  const shape = shapeOf(definition)
  if (shape === 'group') return groupValue(definition.fields ?? [], value, budget, isDefault)
  if (shape !== 'rows' || !Array.isArray(value)) return value
  const { items } = definition
  const rows: readonly unknown[] = isDefault ? takeRows(budget, value, items) : value
  const seeded = rows.map((row) => initialValue(items ?? {}, row, budget, isDefault))
  return seeded.length < value.length || seeded.some((row, index) => row !== value[index]) ? seeded : value
}

/** A group exists with its first child value: without one it stays absent. */
const groupValue = (fields: readonly Field[], value: unknown, budget: DefaultBudget, isDefault: boolean): unknown => {
  if (value !== undefined) return isJsonObject(value) ? fillFields(fields, value, budget, isDefault) : value
  const children = fillFields(fields, {}, budget, isDefault)
  return Object.keys(children).length === 0 ? undefined : children
}
