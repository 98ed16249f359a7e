import type { BenchField, BenchForm, BenchKind, BenchRows } from '../forms/benchForm.ts'

const types: Readonly<Record<BenchKind, string>> = { text: 'string', number: 'number', select: 'string', checkbox: 'boolean' }

export const propertyOf = (field: BenchField) => ({
  type: types[field.kind],
  title: field.label,
  description: field.description,
  ...(field.minLength !== undefined && { minLength: field.minLength }),
  ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
  ...(field.minimum !== undefined && { minimum: field.minimum }),
  ...(field.maximum !== undefined && { maximum: field.maximum }),
  ...(field.choices && { enum: field.choices }),
})

/** A JSON Schema object for some fields. */
export const objectOf = (fields: readonly BenchField[]) => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.id, propertyOf(field)])),
  required: fields.filter(({ required }) => required).map(({ id }) => id),
})

export const arrayOf = (rows: BenchRows) => ({ type: 'array', title: rows.label, items: objectOf(rows.fields) })

/** All fields of a form. Conditional ones are not required, because JSON Schema would require them even if they are not visible. */
export function jsonSchemaOf({ toggle, fields, rows }: BenchForm) {
  const { properties } = objectOf(fields)
  return {
    type: 'object',
    properties: {
      ...(toggle && { [toggle.id]: { type: 'boolean', title: toggle.label } }),
      ...properties,
      ...(rows && { [rows.id]: arrayOf(rows) }),
    },
    required: objectOf(fields.filter(({ conditional }) => !conditional)).required,
  }
}

export const initialValuesOf = ({ toggle, rows }: BenchForm): Record<string, unknown> => ({
  ...(toggle && { [toggle.id]: true }),
  ...(rows && { [rows.id]: rows.values.map((values) => ({ ...values })) }),
})
