import type { Definition, Schema } from '../schema/model.ts'
import { getOrInsert } from '../values/getOrInsert.ts'
import { anyRow, childAddress, type Template } from '../values/path.ts'
import { isRow, scopeOf } from './plan.ts'

/** One field, or the `items` of an array, where the schema declares it. */
export interface IndexedField {
  readonly id: string
  readonly template: Template
  readonly definition: Definition
  /** Template below which its ids are looked up first: that of its siblings, of `items` its own. */
  readonly scope: Template
  /** Position in document order, and that of the last field below it. */
  readonly position: number
  readonly lastBelow: number
}

/** All fields of a schema at any depth, in document order. */
export interface FieldIndex {
  readonly fields: readonly IndexedField[]
  readonly byTemplate: ReadonlyMap<Template, IndexedField>
  /** Fields with a given id, anywhere in the schema. Computed on first use: most ids name a field within reach. */
  readonly withId: (id: string) => readonly IndexedField[]
}

type ChildVisitor = (child: Definition, id: string, template: Template) => void

/** Calls back for the `items` and each of the `fields` of a definition or of a part of one. */
export const visitChildren = (definition: Definition, template: Template, visit: ChildVisitor): void => {
  if (definition.items) visit(definition.items, anyRow, `${template}/${anyRow}`)
  definition.fields?.forEach((field) => visit(field, field.id, childAddress(template, field.id)))
}

/** Lists the fields of a schema with their templates. */
export const indexFields = (schema: Schema): FieldIndex => {
  const fields: IndexedField[] = []
  const byTemplate = new Map<Template, IndexedField>()
  let byId: Map<string, IndexedField[]> | undefined

  const visit: ChildVisitor = (definition, id, template) => {
    const field = { id, template, definition, scope: scopeOf(template), position: fields.length, lastBelow: fields.length }
    fields.push(field)
    byTemplate.set(template, field)
    visitChildren(definition, template, visit)
    field.lastBelow = fields.length - 1
  }

  visitChildren({ fields: schema.fields }, '', visit)
  const indexIds = (): Map<string, IndexedField[]> => {
    const found = new Map<string, IndexedField[]>()
    for (const field of fields) if (!isRow(field.template)) getOrInsert(found, field.id, () => []).push(field)
    return found
  }
  return { fields, byTemplate, withId: (id) => (byId ??= indexIds()).get(id) ?? [] }
}
