import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findUnknownIds } from '../../find/unknownIds.ts'
import { hintToName, noField } from '../../words/unknownId.ts'

/** A rule reads fields that are there. Decisions §3. */
export const unknownOperand: Check<'rules/unknown-operand'> = {
  code: 'rules/unknown-operand',
  level: 'error',
  section: 'Decisions §3',
  summary: 'A rule reads fields that are there.',
  say: (args) => ({
    message: `the rule reads ${quote(args.id)}, but ${noField(args)}; it counts as empty.`,
    hint: hintToName(args, 'Write the id as the field does, fields in rows as "array_id.items.field_id".'),
  }),
  find: (subject) => findUnknownIds(subject, 'operand'),
}
