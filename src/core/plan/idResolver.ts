import { controlOf } from '../schema/fieldTypes.ts'
import type { Definition } from '../schema/model.ts'
import type { Template } from '../values/path.ts'
import type { FieldIndex } from './fieldIndex.ts'
import type { Operand } from './plan.ts'
import { resolveId } from './resolveId.ts'

/** The fields ids can point to: those of the schema, and those that effects bring. */
export interface KnownFields {
  readonly has: (template: Template) => boolean
  readonly get: (template: Template) => Definition | undefined
}

/** Resolves an id from a scope; `undefined` where it is unknown. */
export type IdResolver = (id: string, scope: Template) => Template | undefined

export const createIdResolver =
  (index: FieldIndex, known: KnownFields): IdResolver =>
  (id, scope) =>
    resolveId(index, known, id, scope)?.template

/** A known field as operand. */
export const operandFor = (template: Template, known: KnownFields): Operand => {
  const definition = known.get(template) ?? {}
  return { template, type: definition.type, isMultiSelect: controlOf(definition) === 'MultiSelect' }
}
