import type { Check } from '../../check.ts'
import { choicesOf } from '../../find/choices.ts'
import { isJsonObject } from '../../../schema/json.ts'
import { quote } from '../../words/quote.ts'
import { repeatedAt } from '../../find/repeatedAt.ts'

/** Choices have different values. Specification 2.9. */
export const duplicateValue: Check<'choices/duplicate-value'> = {
  code: 'choices/duplicate-value',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.9',
  summary: 'Choices have different values.',
  say: ({ value }) => ({
    message: `a choice before this one has the value ${quote(value)} too; the two cannot be told apart.`,
    hint: 'Give one of them another value, or remove it.',
  }),
  find: (subject) =>
    choicesOf(subject).flatMap(({ values }) =>
      repeatedAt(values, ({ value }) => JSON.stringify(isJsonObject(value) && value['id'] !== undefined ? value['id'] : value)).flatMap(
        (at) => {
          const choice = values[at]
          return choice ? [{ pointer: subject.pointerTo(choice, 'value'), args: { value: choice.value } }] : []
        },
      ),
    ),
}
