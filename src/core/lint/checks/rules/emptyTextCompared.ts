import type { Check } from '../../check.ts'
import { comparedValues, findComparisons } from '../../find/comparisons.ts'
import { quote } from '../../words/quote.ts'

/** A comparison with the empty text is written with "is_empty". Decisions §3. */
export const emptyTextCompared: Check<'rules/empty-text-compared'> = {
  code: 'rules/empty-text-compared',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §3',
  summary: 'A comparison with the empty text is written with "is_empty".',
  say: ({ id, operator }) => ({
    message: `${quote(id)} is compared with an empty text, which no field equals: an empty field differs from every value.`,
    hint: `Use ${operator === 'equal' || operator === 'is_in' ? '"is_empty"' : '"is_not_empty"'}.`,
  }),
  find: (subject) =>
    findComparisons(subject).flatMap(({ comparison }) =>
      comparedValues(comparison)
        .filter(({ value }) => value === '')
        .map(({ keys }) => ({
          pointer: subject.pointerTo(comparison, ...keys),
          args: { id: comparison.id, operator: comparison.operator },
        })),
    ),
}
