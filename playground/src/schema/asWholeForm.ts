import { parseSchema, type Schema } from 'moduleform/core'

/**
 * A module may answer for some fields alone, which are merged into the form. Such an answer is replaced by the schema of the form, since an edit
 * would otherwise cut the form down to those fields. `inForce` is the schema after the merge.
 */
export function asWholeForm(answer: unknown, inForce: Schema | undefined): unknown {
  if (answer === undefined || inForce === undefined) return answer
  const named = new Set(parseSchema(answer).schema.fields.map(({ id }) => id))
  return inForce.fields.every(({ id }) => named.has(id)) ? answer : inForce
}
