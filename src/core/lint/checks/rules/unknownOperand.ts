import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findReferences } from '../../find/references.ts'

/** A rule reads fields that are there. Decisions §3. */
export const unknownOperand: Check<'rules/unknown-operand'> = {
  code: 'rules/unknown-operand',
  level: 'error',
  section: 'Decisions §3',
  summary: 'A rule reads fields that are there.',
  say: ({ id }) => ({
    message: `the rule reads ${quote(id)}, but there is no such field; it counts as empty.`,
    hint: 'Write the id as the field does, fields in rows as "array_id.items.field_id".',
  }),
  find: (subject) =>
    findReferences(subject)
      .filter(({ use, resolution }) => use === 'operand' && resolution === undefined)
      .map(({ owner }) => ({ pointer: subject.pointerTo(owner, 'id'), args: { id: owner.id } })),
}
