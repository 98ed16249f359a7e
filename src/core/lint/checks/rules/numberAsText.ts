import { numberOf } from '../../../schema/readNumber.ts'
import type { Check } from '../../check.ts'
import { findComparisons } from '../../find/comparisons.ts'
import { isSized } from '../../find/states.ts'
import { quote } from '../../words/quote.ts'

/** A number to compare with is written as a number. Specification 2.10. */
export const numberAsText: Check<'rules/number-as-text'> = {
  code: 'rules/number-as-text',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.10, decisions §3',
  summary: 'A number to compare with is written as a number.',
  say: ({ value }) => ({
    message: `the text ${quote(value)} is read as a number here; other platforms may not do so.`,
    hint: `Write it without quotation marks: ${String(numberOf(value))}.`,
  }),
  find: (subject) =>
    findComparisons(subject).flatMap(({ comparison }) => {
      const { operator, value } = comparison
      if (!isSized(operator) || typeof value !== 'string' || numberOf(value) === undefined) return []
      return [{ pointer: subject.pointerTo(comparison, 'value'), args: { value } }]
    }),
}
