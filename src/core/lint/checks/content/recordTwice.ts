import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** An answer of /content has one record for each content object. Specification 2.12, decisions §7. */
export const recordTwice: Check<'content/record-twice'> = {
  code: 'content/record-twice',
  level: 'warning',
  foundBy: 'client',
  section: 'Specification 2.12, decisions §7',
  summary: 'An answer of /content has one record for each content object.',
  say: ({ name }) => ({
    message: `the answer holds ${quote(name)} twice; the first record counts.`,
    hint: 'Send one record for each content object.',
  }),
}
