import type { Check } from '../../check.ts'
import { findComparisons } from '../../find/comparisons.ts'
import { quote } from '../../words/quote.ts'

const sized: ReadonlySet<string> = new Set(['greater_than', 'less_than'])
/** A text may read as a number, and so may the entries of a list. */
const withoutNumbers: ReadonlySet<string> = new Set(['boolean', 'object', 'connection'])

/** "greater_than" and "less_than" compare fields that hold numbers. Specification 2.10. */
export const notANumber: Check<'rules/not-a-number'> = {
  code: 'rules/not-a-number',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.10',
  summary: '"greater_than" and "less_than" compare fields that hold numbers.',
  say: ({ id, type, operator }) => ({
    message: `${quote(operator)} compares numbers, but ${quote(id)} is of type ${quote(type)}; the comparison never holds.`,
    hint: 'Compare a number field, or use another operator.',
  }),
  find: (subject) =>
    findComparisons(subject)
      .filter(
        ({ comparison: { operator }, definition: { type }, isSettled }) =>
          isSettled && sized.has(operator) && withoutNumbers.has(type ?? ''),
      )
      .map(({ comparison, definition: { type } }) => ({
        pointer: subject.pointerTo(comparison, 'operator'),
        args: { id: comparison.id, type: String(type), operator: comparison.operator },
      })),
}
