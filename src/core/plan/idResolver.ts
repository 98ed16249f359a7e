import { controlOf } from '../schema/fieldTypes.ts'
import type { Definition } from '../schema/model.ts'
import type { Problem } from '../schema/problems.ts'
import type { Template } from '../values/path.ts'
import type { FieldIndex } from './fieldIndex.ts'
import type { Operand } from './plan.ts'
import { resolveId } from './resolveId.ts'
import { sharedRowsOf } from './templates.ts'

/** The fields ids can point to: those of the schema, and those that effects bring. */
export type KnownFields = ReadonlyMap<Template, Definition>

type UnknownId = 'rules/unknown-operand' | 'rules/unknown-target' | 'content/unknown-dependency'

/** Resolves an id and reports it where it is unknown or guessed. */
export type IdResolver = (id: string, scope: Template, pointer: string, unknown: UnknownId) => Template | undefined

export const createIdResolver =
  (index: FieldIndex, known: KnownFields, problems: Problem[]): IdResolver =>
  (id, scope, pointer, unknown) => {
    const resolution = resolveId(index, known, id, scope)
    if (!resolution) problems.push({ code: unknown, level: 'error', pointer, args: { id } })
    else if (resolution.isGuess) problems.push({ code: 'rules/ambiguous-scope', level: 'warning', pointer, args: { id } })
    return resolution?.template
  }

/** A known field as operand, as seen from `at`. */
export const operandFor = (template: Template, known: KnownFields, at: Template): Operand => {
  const definition = known.get(template) ?? {}
  return { template, type: definition.type, isMultiSelect: controlOf(definition) === 'MultiSelect', sharedRows: sharedRowsOf(template, at) }
}
