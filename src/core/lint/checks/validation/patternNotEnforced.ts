import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** A pattern can be checked without freezing the page. Decisions §8. */
export const patternNotEnforced: Check<'validation/pattern-not-enforced'> = {
  code: 'validation/pattern-not-enforced',
  level: 'warning',
  foundBy: 'form',
  section: 'Decisions §8',
  summary: 'A pattern can be checked without freezing the page.',
  say: ({ pattern }) => ({
    message: `the pattern ${quote(pattern)} cannot be checked safely here; it is not enforced.`,
    hint: 'Write it without look-around and back-references.',
  }),
}
