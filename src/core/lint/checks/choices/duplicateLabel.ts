import type { Check } from '../../check.ts'
import { choicesOf } from '../../find/choices.ts'
import { isEqual } from '../../../values/isEqual.ts'
import { quote } from '../../words/quote.ts'
import { repeatedAt } from '../../find/repeatedAt.ts'

/** Choices have different labels. Specification 2.9. */
export const duplicateLabel: Check<'choices/duplicate-label'> = {
  code: 'choices/duplicate-label',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.9',
  summary: 'Choices have different labels.',
  say: ({ label }) => ({
    message: `a choice before this one has the label ${quote(label)} too; people cannot tell them apart.`,
    hint: 'Give one of them another label.',
  }),
  find: (subject) =>
    choicesOf(subject).flatMap(({ values }) =>
      repeatedAt(values, ({ label }) => label.trim()).flatMap((at) => {
        const choice = values[at]
        // The same choice twice is said to be so.
        const isTwice = values.findIndex((one) => isEqual(one.value, choice?.value)) !== at
        return choice && !isTwice && choice.label.trim() !== ''
          ? [{ pointer: subject.pointerTo(choice, 'label'), args: { label: choice.label } }]
          : []
      }),
    ),
}
