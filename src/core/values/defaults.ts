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

/** The default of an empty field; `undefined` if it has none or one of the wrong type. Decisions §1. */
export const defaultOf = (definition: Definition): unknown => {
  const value = definition.default
  return value === null || !fitsType(value, definition) ? undefined : value
}

/**
 * The value of a field after it is cleared: `""` for a text; absent (`undefined`) for a number, a choice or a connection, or `null` if the
 * field has a default, so that the default is not applied again. Decisions §2.
 */
export const clearedValue = (definition: Definition): '' | null | undefined => {
  const { type } = definition
  const cleared = isFieldType(type) && controlOf(definition) !== 'SelectWidget' ? fieldTypes[type].cleared : undefined
  return cleared ?? (defaultOf(definition) === undefined ? undefined : null)
}

/**
 * Maximum rows that defaults create at once, and maximum fields in them: a kilobyte of nested lists would otherwise create millions.
 * Decisions §12.
 */
export const defaultRowsLimit = 1_000
const defaultFieldsLimit = 20_000

/** How many rows and fields defaults may still create. */
export interface DefaultBudget {
  rows: number
  fields: number
  /** Some rows were not made. */
  isOver: boolean
}

export const createDefaultBudget = (): DefaultBudget => ({ rows: defaultRowsLimit, fields: defaultFieldsLimit, isOver: false })

/** The rows of a default that the remaining budget allows, which they reduce. */
export const takeRows = (budget: DefaultBudget, rows: readonly unknown[], items: Definition | undefined): readonly unknown[] => {
  const fields = countFields(items)
  const count = Math.min(rows.length, budget.rows, Math.floor(budget.fields / fields))
  budget.rows -= count
  budget.fields -= count * fields
  budget.isOver ||= count < rows.length
  return rows.slice(0, count)
}

/** Number of fields in a definition, itself included; fields of rows are counted when the rows are created. */
const countFields = (definition: Definition | undefined): number =>
  (definition?.fields ?? []).reduce((count, field) => count + countFields(field), 1)

/**
 * The initial form data: the host's values, and defaults for empty fields, including those in groups and rows. `null` and `""` from the
 * host count as given. A default array such as `[{}]` creates rows whose fields then get their defaults; all defaults together create 1,000
 * rows at most. Decisions §2 and §12.
 *
 * @example initialValues([{ id: 'size', type: 'integer', default: 3 }], {}) // { size: 3 }
 */
export const initialValues = (fields: readonly Field[], values: FormValues): FormValues => fillFields(fields, values, createDefaultBudget())

/** `isDefault`: the values themselves come from a default. */
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

/** A group exists only with a value in a child: without one it stays absent. */
const groupValue = (fields: readonly Field[], value: unknown, budget: DefaultBudget, isDefault: boolean): unknown => {
  if (value !== undefined) return isJsonObject(value) ? fillFields(fields, value, budget, isDefault) : value
  const children = fillFields(fields, {}, budget, isDefault)
  return Object.keys(children).length === 0 ? undefined : children
}
