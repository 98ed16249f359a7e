import type { ObjectKind, ObjectTable } from '../../schema/parsing.ts'
import { keyDocs } from './keyDocs.ts'
import type { JsonSchema, KeyDoc } from './jsonSchema.ts'
import { fieldsByName, objectSchemas } from './objectSchemas.ts'
import { schemaByKey, schemaByReader } from './valueSchemas.ts'
import { readSchema } from '../../schema/parseSchema.ts'

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

/** Contains each kind of object once. */
const sample = { metadata: { workflows_module_schema_version: '1.0.0' }, ui_options: {}, fields: [field] }

/** The parser's tables, collected by parsing a schema that has every kind of object. */
export function collectTables(): ReadonlyMap<ObjectKind, ObjectTable> {
  const tables = new Map<ObjectKind, ObjectTable>()
  readSchema(sample, false, ({ table }) => tables.set(table.kind, table))
  return tables
}

/**
 * The specification as a JSON Schema of draft 2020-12, generated from the tables of the parser: it accepts exactly what `parseSchema` reads
 * without a structural problem (`structural` of the checks). Relations between fields, such as references, are checked by `lintSchema`
 * only. Throws if a key of the parser has no counterpart or no description here.
 */
export function createJsonSchema(): JsonSchema {
  const tables = collectTables()
  const definitions: Record<string, JsonSchema> = {}
  const define = (kind: ObjectKind, isInEffect: boolean): JsonSchema => {
    const name = isInEffect ? `${kind}InEffect` : kind
    // Reserved before it is created: kinds contain each other.
    definitions[name] ??= {}
    if (Object.keys(definitions[name]).length === 0) {
      definitions[name] = { title: objectSchemas[kind].title }
      definitions[name] = createDefinition(kind, tableOf(tables, kind), isInEffect, (below) => {
        const differs = objectSchemas[below].requiredInEffect !== undefined
        return define(below, differs && (isInEffect || kind === 'effect'))
      })
    }
    return { $ref: `#/$defs/${name}` }
  }
  const { $ref } = define('root', false)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Form of a workflow module',
    $ref,
    $defs: definitions,
  }
}

function tableOf(tables: ReadonlyMap<ObjectKind, ObjectTable>, kind: ObjectKind): ObjectTable {
  const table = tables.get(kind)
  if (table === undefined)
    throw new Error(`The JSON Schema cannot be made: no object of kind "${kind}" is in the sample of collectTables. Add one.`)
  return table
}

function createDefinition(kind: ObjectKind, table: ObjectTable, isInEffect: boolean, to: (kind: ObjectKind) => JsonSchema): JsonSchema {
  const { title, required, requiredInEffect = required, isOptional, constraints = [], constraintsOfWhole = [] } = objectSchemas[kind]
  const needed = isInEffect ? requiredInEffect : required
  const properties = Object.entries(table.keys).map(([key, reader]: [string, unknown]): [string, JsonSchema] => {
    const value = valueOf(kind, key, reader, to)
    return [key, { ...(needed.includes(key) ? value : orNull(value)), ...docOf(kind, key) }]
  })
  const all = [...constraints, ...(isInEffect ? [] : constraintsOfWhole), ...(table.takesProperties ? [fieldsByName] : [])]
  return {
    title,
    type: isOptional ? ['object', 'null'] : 'object',
    ...(needed.length > 0 ? { required: needed } : {}),
    properties: Object.fromEntries(properties),
    ...(all.length > 0 ? { allOf: all } : {}),
  }
}

function valueOf(kind: ObjectKind, key: string, reader: unknown, to: (kind: ObjectKind) => JsonSchema): JsonSchema {
  const row = schemaByKey[kind]?.[key] ?? schemaByReader.get(reader)
  if (row === undefined) {
    throw new Error(`The JSON Schema cannot be made: the reader of "${key}" of "${kind}" has no counterpart. Add one to valueSchemas.ts.`)
  }
  return row(to)
}

function docOf(kind: ObjectKind, key: string): KeyDoc {
  const doc = keyDocs[kind][key]
  if (doc === undefined)
    throw new Error(`The JSON Schema cannot be made: the key "${key}" of "${kind}" has no description. Add one to keyDocs.ts.`)
  return doc
}

/** `null` reads as if the key were absent. Decisions §1. The target of a reference allows `null` itself. */
function orNull({ type, enum: names, ...rest }: JsonSchema): JsonSchema {
  if (type === undefined) return rest
  return { type: [type, 'null'], ...(Array.isArray(names) ? { enum: [...(names as unknown[]), null] } : {}), ...rest }
}
