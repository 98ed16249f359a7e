import type { Check } from '../../check.ts'
import { choicesOf } from '../../find/choices.ts'
import { quote } from '../../words/quote.ts'

/** The label of a choice says something. Specification 2.9. */
export const emptyLabel: Check<'choices/empty-label'> = {
  code: 'choices/empty-label',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.9',
  summary: 'The label of a choice says something.',
  say: ({ value }) => ({ message: `the label of the choice ${quote(value)} is empty.`, hint: 'Write what people shall read.' }),
  find: (subject) =>
    choicesOf(subject).flatMap(({ values }) =>
      values
        .filter(({ label, value }) => label.trim() === '' && value !== '')
        .map((choice) => ({ pointer: subject.pointerTo(choice, 'label'), args: { value: choice.value } })),
    ),
}
