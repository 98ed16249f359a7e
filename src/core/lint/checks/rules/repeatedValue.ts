import type { Check } from '../../check.ts'
import { comparedValues, findComparisons } from '../../find/comparisons.ts'
import { quote } from '../../words/quote.ts'
import { repeatedAt } from '../../find/repeatedAt.ts'

/** A list to compare with names each value once. Specification 2.10. */
export const repeatedValue: Check<'rules/repeated-value'> = {
  code: 'rules/repeated-value',
  level: 'info',
  isAdvice: true,
  section: 'Specification 2.10',
  summary: 'A list to compare with names each value once.',
  say: ({ value }) => ({ message: `${quote(value)} stands in the list already.`, hint: 'Remove it.' }),
  find: (subject) =>
    findComparisons(subject).flatMap(({ comparison }) => {
      const values = comparedValues(comparison)
      return repeatedAt(values, ({ value }) => JSON.stringify(value)).flatMap((at) => {
        const repeated = values[at]
        return repeated ? [{ pointer: subject.pointerTo(comparison, ...repeated.keys), args: { value: repeated.value } }] : []
      })
    }),
}
