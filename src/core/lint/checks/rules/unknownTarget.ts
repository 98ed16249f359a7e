import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findReferences } from '../../find/references.ts'

/** A rule changes fields that are there. Decisions §3. */
export const unknownTarget: Check<'rules/unknown-target'> = {
  code: 'rules/unknown-target',
  level: 'error',
  section: 'Decisions §3',
  summary: 'A rule changes fields that are there.',
  say: ({ id }) => ({
    message: `the rule changes ${quote(id)}, but there is no such field; the effect is ignored.`,
    hint: 'Write the id as the field does.',
  }),
  find: (subject) =>
    findReferences(subject)
      .filter(({ use, resolution }) => use === 'target' && resolution === undefined)
      .map(({ owner }) => ({ pointer: subject.pointerTo(owner, 'id'), args: { id: owner.id } })),
}
