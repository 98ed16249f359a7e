import type { Check } from '../../check.ts'
import { choicesOf } from '../../find/choices.ts'
import { isFieldType } from '../../../schema/fieldTypes.ts'
import { isOfType } from '../../../values/fitsType.ts'
import { kindOf } from '../../../schema/json.ts'
import { quote } from '../../words/quote.ts'

/** Real modules give texts and numbers to object fields: those are stored as they are. */
const fits = (type: string, value: unknown): boolean => type === 'object' || (isFieldType(type) && isOfType[type](value))

/** A choice has a value of the type of its field. Specification 2.9. */
export const valueOfOtherType: Check<'choices/value-of-other-type'> = {
  code: 'choices/value-of-other-type',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.9',
  summary: 'A choice has a value of the type of its field.',
  say: ({ type, value, got }) => ({
    message: `the field is of type ${quote(type)}, but the value of the choice is ${got}, which is what will be submitted.`,
    hint: `Write the value ${quote(value)} as type ${quote(type)}, or change the type of the field.`,
  }),
  find: (subject) =>
    choicesOf(subject).flatMap(({ values, type }) =>
      values
        .filter(({ value }) => isFieldType(type) && value !== null && value !== '' && !fits(type, value))
        .map((choice) => ({
          pointer: subject.pointerTo(choice, 'value'),
          args: { type: String(type), value: choice.value, got: kindOf(choice.value) },
        })),
    ),
}
