import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findReferences } from '../../find/references.ts'

/** An id names a field within reach. Decisions §3. */
export const ambiguousScope: Check<'rules/ambiguous-scope'> = {
  code: 'rules/ambiguous-scope',
  level: 'warning',
  section: 'Decisions §3',
  summary: 'An id names a field within reach.',
  say: ({ id }) => ({
    message: `${quote(id)} is not in reach of the rule; the one field further inside with that id is meant.`,
    hint: `Write its whole path, as "group_id.${id}" or "array_id.items.${id}".`,
  }),
  find: (subject) =>
    findReferences(subject)
      .filter(({ resolution }) => resolution?.isGuess === true)
      .map(({ owner }) => ({ pointer: subject.pointerTo(owner, 'id'), args: { id: owner.id } })),
}
