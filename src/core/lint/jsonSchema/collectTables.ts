import { readSchema } from '../../schema/parseSchema.ts'
import type { ObjectKind, ObjectTable } from '../../schema/parsing.ts'

const comparison = { id: 'a', operator: 'is_empty' }
const layout = { type: 'horizontal', elements: [] }
const effect = { id: 'a', apply_as: 'merge' }
const rule = { if: { and: [comparison, { or: [comparison] }] }, then: { fields: [effect] } }
const field = {
  id: 'a',
  type: 'array',
  items: { type: 'string' },
  validation: {},
  validation_messages: {},
  ui_options: { ui_options: {}, ui_layout: layout },
  on_action: {},
  choices: { values: [{ value: 'x', label: 'X' }] },
  content: { type: ['managed'], content_objects: [{ id: 'c', content_object_depends_on_fields: [{ id: 'a' }] }] },
  rules: [rule],
}

/** Each kind of object once. */
const sample = { metadata: { workflows_module_schema_version: '1.0.0' }, ui_options: {}, fields: [field] }

/** The tables by which the parser reads, as it uses them on a schema that has every kind of object. */
export function collectTables(): ReadonlyMap<ObjectKind, ObjectTable> {
  const tables = new Map<ObjectKind, ObjectTable>()
  readSchema(sample, false, ({ table }) => tables.set(table.kind, table))
  return tables
}
