import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findUnknownIds } from '../../find/unknownIds.ts'
import { hintToName, noField } from '../../words/unknownId.ts'

/** Content depends on fields that are there. Specification 2.8, decisions §6. */
export const unknownDependency: Check<'content/unknown-dependency'> = {
  code: 'content/unknown-dependency',
  level: 'error',
  section: 'Specification 2.8, decisions §6',
  summary: 'Content depends on fields that are there.',
  say: (args) => ({
    message: `the content depends on ${quote(args.id)}, but ${noField(args)}; it is loaded without waiting for it.`,
    hint: hintToName(args, 'Write the id as the field does, rows of an array as "array_id.items".'),
  }),
  find: (subject) => findUnknownIds(subject, 'dependency'),
}
