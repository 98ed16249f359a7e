import type { Check } from '../../check.ts'
import { choicesOf } from '../../find/choices.ts'
import { quote } from '../../words/quote.ts'

/** The value of a choice has no space around it. Specification 2.9. */
export const spaceAround: Check<'choices/space-around'> = {
  code: 'choices/space-around',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.9',
  summary: 'The value of a choice has no space around it.',
  say: ({ value }) => ({
    message: `the value ${quote(value)} begins or ends with a space.`,
    hint: 'Remove the space: comparisons and modules look for the exact text.',
  }),
  find: (subject) =>
    choicesOf(subject).flatMap(({ values }) =>
      values.flatMap((choice) => {
        const { value } = choice
        return typeof value === 'string' && value !== value.trim() && value.trim() !== ''
          ? [{ pointer: subject.pointerTo(choice, 'value'), args: { value } }]
          : []
      }),
    ),
}
