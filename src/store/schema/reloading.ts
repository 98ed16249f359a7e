import { mergeAnswer } from '../../core/schema/mergeSchema.ts'
import type { Schema } from '../../core/schema/model.ts'
import { parseSchema } from '../../core/schema/parseSchema.ts'
import type { SchemaSource } from '../../core/lint/lintForm.ts'
import { askHost } from '../callHost.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import type { FormState } from '../formState.ts'

export { writeSchema } from '../../core/schema/writeSchema.ts'

/** A schema about to take effect, with its plan and problems. */
export interface Reading {
  readonly schema: Schema
  readonly source: SchemaSource
}

/**
 * Paths of ids of the fields whose change triggered the request; `undefined` for a first load and a reload by hand, whose answers are
 * complete.
 */
export type Trigger = readonly (readonly string[])[] | undefined

/**
 * Combines an answer with the current schema, by the default merge or the host's.
 *
 * @throws Error if a client of the host's own gave no schema, or `schemaMerge` gave a promise.
 */
export function readReload(
  { plan, start }: FormState,
  answer: unknown,
  trigger: Trigger,
  { schemaMerge, report }: FormEnvironment,
): Reading {
  if (answer === undefined)
    throw new Error('loadSchema() of the form\'s client gave no "schema". Let it resolve with { schema, problems: [] }.')
  if (typeof schemaMerge === 'function') {
    // A copy, which the host may change in place.
    const current = structuredClone(plan.schema)
    const sent = assertNow(askHost(report, 'schemaMerge', () => schemaMerge(current, parseSchema(answer).schema)))
    return { schema: parseSchema(sent).schema, source: { sent } }
  }
  const merge = { current: plan.schema, start, answer, trigger, mode: schemaMerge }
  return { schema: mergeAnswer(merge), source: { sent: answer, merge } }
}

/** A promise cannot be read as a schema, and the form would have no fields. */
function assertNow(merged: unknown): unknown {
  if (merged instanceof Promise) throw new Error('"schemaMerge" gave a promise. Let it give the schema itself.')
  return merged
}
