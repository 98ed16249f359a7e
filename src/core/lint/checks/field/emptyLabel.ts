import type { Check } from '../../check.ts'
import { findFields } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

/** A label says something. Specification 2.3. */
export const emptyLabel: Check<'field/empty-label'> = {
  code: 'field/empty-label',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.3',
  summary: 'A label says something.',
  say: ({ id }) => ({
    message: `the label of ${quote(id)} is empty; its id made readable is shown.`,
    hint: 'Write a label, or remove the key.',
  }),
  find: (subject) =>
    findFields(subject)
      .filter(({ definition: { label }, isItems, isConstant: isHidden }) => label?.trim() === '' && !isItems && !isHidden)
      .map(({ definition, id }) => ({ pointer: subject.pointerTo(definition, 'label'), args: { id } })),
}
