import type { Check } from '../../check.ts'
import { findFields } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

/** A required field can be seen. Decisions §4. */
export const requiredButHidden: Check<'validation/required-but-hidden'> = {
  code: 'validation/required-but-hidden',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §4',
  summary: 'A required field can be seen.',
  say: ({ id }) => ({
    message: `${quote(id)} is required, but it is hidden and no rule shows it; that it is required is never checked.`,
    hint: 'Show the field, or remove "required".',
  }),
  find: (subject) =>
    findFields(subject)
      .filter(
        ({ definition, isConstant: isHidden }) => isHidden && definition.validation?.required === true && definition.default === undefined,
      )
      .map(({ definition, id }) => ({ pointer: subject.pointerTo(definition, 'validation', 'required'), args: { id } })),
}
