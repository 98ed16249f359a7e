import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** The value of a comparison is what its operator takes. Specification 2.10. */
export const wrongValue: Check<'rules/wrong-value'> = {
  code: 'rules/wrong-value',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10',
  summary: 'The value of a comparison is what its operator takes.',
  say: ({ operator, expected, got }) => ({
    message: `the operator ${quote(operator)} compares with ${expected}, but ${got} came; the comparison never holds.`,
    hint: `Make "value" ${expected}.`,
  }),
}
