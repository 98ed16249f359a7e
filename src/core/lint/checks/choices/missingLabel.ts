import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** A choice has a label. Specification 2.9. */
export const missingLabel: Check<'choices/missing-label'> = {
  code: 'choices/missing-label',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.9',
  summary: 'A choice has a label.',
  say: ({ label }) => ({ message: `the choice has no "label"; ${quote(label)} is shown.`, hint: 'Add a "label".' }),
}
