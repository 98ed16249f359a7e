import { shown } from '../../words/wanted.ts'
import type { Check } from '../../check.ts'
import { comparedValues, findComparisons } from '../../find/comparisons.ts'
import { isFieldType } from '../../../schema/fieldTypes.ts'
import { kindOf } from '../../../schema/json.ts'
import { isOfType } from '../../../values/fitsType.ts'
import { quote } from '../../words/quote.ts'

/** Of a chosen object or connection an id is compared; of lists nothing is said. */
const comparable: readonly unknown[] = ['string', 'number', 'integer', 'boolean']

/** A comparison names a value of the type of its field. Specification 2.10, decisions §3. */
export const valueOfOtherType: Check<'rules/value-of-other-type'> = {
  code: 'rules/value-of-other-type',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.10, decisions §3',
  summary: 'A comparison names a value of the type of its field.',
  say: ({ id, type, value, got }) => ({
    message: `${quote(id)} is of type ${quote(type)} and never equals ${shown(got, value)}.`,
    hint: `Write ${quote(value)} as a value of type ${quote(type)}.`,
  }),
  find: (subject) =>
    findComparisons(subject).flatMap(({ comparison, definition, isSettled }) => {
      const { type, choices, content } = definition
      if (!isSettled || choices || content || definition.items?.choices || definition.items?.content) return []
      return comparedValues(comparison)
        .filter(({ value }) => value !== '' && isFieldType(type) && comparable.includes(type) && !isOfType[type](value))
        .map(({ value, keys }) => ({
          pointer: subject.pointerTo(comparison, ...keys),
          args: { id: comparison.id, type: String(type), value, got: kindOf(value) },
        }))
    }),
}
