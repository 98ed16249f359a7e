import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findUnknownIds } from '../../find/unknownIds.ts'
import { hintToName, noField } from '../../words/unknownId.ts'

/** A rule changes fields that are there. Decisions §3. */
export const unknownTarget: Check<'rules/unknown-target'> = {
  code: 'rules/unknown-target',
  level: 'error',
  section: 'Decisions §3',
  summary: 'A rule changes fields that are there.',
  say: (args) => ({
    message: `the rule changes ${quote(args.id)}, but ${noField(args)}; the effect is ignored.`,
    hint: hintToName(args, 'Write the id as the field does.'),
  }),
  find: (subject) => findUnknownIds(subject, 'target'),
}
