import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** The label of a choice is a text. Specification 2.9. */
export const labelNotText: Check<'choices/label-not-text'> = {
  code: 'choices/label-not-text',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.9',
  summary: 'The label of a choice is a text.',
  say: ({ label }) => ({
    message: `the label of the choice is no text; ${quote(label)} is shown.`,
    hint: `Write it as ${quote(label)}.`,
  }),
}
