import type { Check } from '../../check.ts'
import { comparedValues, findComparisons } from '../../find/comparisons.ts'
import { kindOf } from '../../../schema/json.ts'
import { quote } from '../../words/quote.ts'

/** What a field of a type can equal. Of a chosen object or connection that is its id; of lists nothing is said. */
const comparable: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
}

/** A comparison names a value of the type of its field. Specification 2.10, decisions §3. */
export const valueOfOtherType: Check<'rules/value-of-other-type'> = {
  code: 'rules/value-of-other-type',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.10, decisions §3',
  summary: 'A comparison names a value of the type of its field.',
  say: ({ id, type, value, got }) => ({
    message: `${quote(id)} is of type ${quote(type)} and never equals ${got}.`,
    hint: `Write ${quote(value)} as a value of type ${quote(type)}.`,
  }),
  find: (subject) =>
    findComparisons(subject).flatMap(({ comparison, definition, isSettled }) => {
      const { type, choices, content } = definition
      if (!isSettled || choices || content || definition.items?.choices || definition.items?.content) return []
      return comparedValues(comparison)
        .filter(({ value }) => value !== '' && typeof type === 'string' && comparable[type]?.(value) === false)
        .map(({ value, keys }) => ({
          pointer: subject.pointerTo(comparison, ...keys),
          args: { id: comparison.id, type: String(type), value, got: kindOf(value) },
        }))
    }),
}
