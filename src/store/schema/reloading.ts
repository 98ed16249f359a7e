import { mergeAnswer } from '../../core/schema/mergeSchema.ts'
import type { Schema } from '../../core/schema/model.ts'
import { parseSchema } from '../../core/schema/parseSchema.ts'
import type { SchemaSource } from '../../core/lint/lintForm.ts'
import { askHost } from '../callHost.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import type { FormState } from '../formState.ts'

export { writeSchema } from '../../core/schema/writeSchema.ts'

/** A schema that takes effect, and what it was made of. */
export interface Reading {
  readonly schema: Schema
  readonly source: SchemaSource
}

/** Paths of ids of the fields whose change asked; `undefined` for a first load and one by hand, which are answered whole. */
export type Trigger = readonly (readonly string[])[] | undefined

/** Reads an answer that meets a schema, or a host that merges itself. */
export function readReload(
  { plan, start }: FormState,
  answer: unknown,
  trigger: Trigger,
  { schemaMerge, report }: FormEnvironment,
): Reading {
  if (typeof schemaMerge === 'function') {
    const sent = assertNow(askHost(report, 'schemaMerge', () => schemaMerge(plan.schema, parseSchema(answer).schema)))
    return { schema: parseSchema(sent).schema, source: { sent } }
  }
  const merge = { current: plan.schema, start, answer, trigger, mode: schemaMerge }
  return { schema: mergeAnswer(merge), source: { sent: answer, merge } }
}

/** Of a promise nothing could be read, and the form would stand there without fields. */
function assertNow(merged: unknown): unknown {
  if (merged instanceof Promise) throw new Error('"schemaMerge" gave a promise. Let it give the schema itself.')
  return merged
}
