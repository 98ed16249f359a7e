import type { BenchField, BenchForm, BenchKind } from '../forms/benchForm.ts'

const types: Readonly<Record<BenchKind, string>> = { text: 'string', number: 'number', select: 'string', checkbox: 'boolean' }

const definitionOf = (field: BenchField) => ({
  id: field.id,
  type: types[field.kind],
  label: field.label,
  description: field.description,
  validation: {
    required: field.required,
    min_length: field.minLength,
    max_length: field.maxLength,
    minimum: field.minimum,
    maximum: field.maximum,
  },
  ...(field.choices && { choices: { values: field.choices.map((value) => ({ value, label: value })) } }),
  ...(field.conditional && { ui_options: { ui_widget: 'hidden' } }),
})

/** The schema that a module would send for a form: each conditional field has a rule of its own. */
export function schemaOf({ toggle, fields, rows }: BenchForm) {
  const rules = fields
    .filter(({ conditional }) => conditional)
    .map(({ id }) => ({
      if: { and: [{ id: toggle?.id, operator: 'equal', value: true }] },
      then: { fields: [{ id, apply_as: 'merge', ui_options: { ui_widget: null } }] },
    }))
  const list = rows && {
    id: rows.id,
    type: 'array',
    label: rows.label,
    items: { type: 'object', label: rows.itemLabel, fields: rows.fields.map(definitionOf) },
  }
  return {
    metadata: { workflows_module_schema_version: '1.0.0' },
    fields: [
      ...(toggle ? [{ id: toggle.id, type: 'boolean', label: toggle.label, default: true, rules }] : []),
      ...fields.map(definitionOf),
      ...(list ? [list] : []),
    ],
  }
}
