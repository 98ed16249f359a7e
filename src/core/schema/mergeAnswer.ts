import { isWholeAnswer, mergeSchema, type SchemaMerge } from './mergeSchema.ts'
import type { Schema } from './model.ts'
import { type ParsedSchema, parsePartialSchema, parseSchema } from './parseSchema.ts'
import type { Problem } from './problems.ts'
import { translatePointer } from './translatePointer.ts'

export interface AnswerMerge extends Omit<SchemaMerge, 'answer'> {
  /** As the module sent it. */
  readonly answer: unknown
}

/**
 * Reads an answer of `/schema` and merges it, as `mergeSchema` does. What is wrong is judged after the merge: a field that a partial answer
 * names by its id and a label lacks no type, and what was wrong with fields that stay is still wrong. Pointers lead into the answer where
 * the fault is in it, else into the merged schema. Specification 4.1, decisions §1 and §5.
 */
export const mergeAnswer = (given: AnswerMerge): ParsedSchema => {
  const whole = parseSchema(given.answer)
  const isPartial = given.mode === 'accumulate' || (given.mode === 'merge' && !isWholeAnswer({ ...given, answer: whole.schema }))
  const answer = isPartial ? parsePartialSchema(given.answer) : whole
  const schema = mergeSchema({ ...given, answer: answer.schema })
  const isNew = isPartial ? notAmong(answer.problems, given.answer, schema) : inFieldsBeside(answer.schema, schema)
  return { schema, problems: [...answer.problems, ...parseSchema(schema).problems.filter(isNew)] }
}

/** Faults of the merged schema that the answer does not have itself. */
const notAmong = (known: readonly Problem[], answer: unknown, merged: Schema) => {
  const said = new Set(known.map(({ code, pointer }) => `${code} ${translatePointer(pointer, answer, merged)}`))
  return ({ code, pointer }: Problem): boolean => !said.has(`${code} ${pointer}`)
}

/** Faults in fields that a whole answer does not name. */
const inFieldsBeside = (answer: Schema, merged: Schema) => {
  const named = new Set(answer.fields.map(({ id }) => id))
  return ({ pointer }: Problem): boolean => {
    const [, key, index] = pointer.split('/')
    const field = key === 'fields' ? merged.fields[Number(index)] : undefined
    return field !== undefined && !named.has(field.id)
  }
}
