import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findReferences } from '../../find/references.ts'

/** Content depends on fields that are there. Specification 2.8, decisions §6. */
export const unknownDependency: Check<'content/unknown-dependency'> = {
  code: 'content/unknown-dependency',
  level: 'error',
  section: 'Specification 2.8, decisions §6',
  summary: 'Content depends on fields that are there.',
  say: ({ id }) => ({
    message: `the content depends on ${quote(id)}, but there is no such field; it is loaded without waiting for it.`,
    hint: 'Write the id as the field does, rows of an array as "array_id.items".',
  }),
  find: (subject) =>
    findReferences(subject)
      .filter(({ use, resolution }) => use === 'dependency' && resolution === undefined)
      .map(({ owner }) => ({ pointer: subject.pointerTo(owner, 'id'), args: { id: owner.id } })),
}
