import { isWholeAnswer, mergeSchema, type SchemaMerge } from './mergeSchema.ts'
import type { Schema } from './model.ts'
import { readSchema } from './parseSchema.ts'

export interface AnswerMerge extends Omit<SchemaMerge, 'answer'> {
  /** As the module sent it. */
  readonly answer: unknown
}

/** Whether an answer of `/schema` says of some fields only what changes. Decisions §5. */
export const isPartialAnswer = (given: AnswerMerge, { schema } = readSchema(given.answer)): boolean =>
  given.mode === 'accumulate' || (given.mode === 'merge' && !isWholeAnswer({ ...given, answer: schema }))

/**
 * Reads an answer of `/schema` and merges it, as `mergeSchema` does: in one that says only what changes a field that is named by its id and a label lacks no type. What is
 * wrong with it, `lintAnswer` says. Specification 4.1, decisions §5.
 */
export const mergeAnswer = (given: AnswerMerge): Schema => {
  const whole = readSchema(given.answer)
  const { schema } = isPartialAnswer(given, whole) ? readSchema(given.answer, 'answer') : whole
  return mergeSchema({ ...given, answer: schema })
}
