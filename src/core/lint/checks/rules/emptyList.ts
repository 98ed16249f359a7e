import type { Check } from '../../check.ts'
import { findComparisons } from '../../find/comparisons.ts'
import { quote } from '../../words/quote.ts'

/** A list to compare with has entries. Specification 2.10. */
export const emptyList: Check<'rules/empty-list'> = {
  code: 'rules/empty-list',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.10',
  summary: 'A list to compare with has entries.',
  say: ({ operator }) => ({
    message: `the list is empty: ${quote(operator)} ${operator === 'is_in' ? 'never' : 'always'} holds.`,
    hint: 'List the values, or remove the comparison.',
  }),
  find: (subject) =>
    findComparisons(subject)
      .filter(({ comparison: { value } }) => Array.isArray(value) && value.length === 0)
      .map(({ comparison }) => ({ pointer: subject.pointerTo(comparison, 'value'), args: { operator: comparison.operator } })),
}
