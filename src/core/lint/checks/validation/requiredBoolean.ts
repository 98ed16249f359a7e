import type { Check } from '../../check.ts'
import { findFields } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

/** A boolean that must be checked is meant to be. Decisions §8. */
export const requiredBoolean: Check<'validation/required-boolean'> = {
  code: 'validation/required-boolean',
  level: 'info',
  isAdvice: true,
  section: 'Decisions §8',
  summary: 'A boolean that must be checked is meant to be.',
  say: ({ id }) => ({
    message: `${quote(id)} is a required boolean without default: the form cannot be submitted until the box is checked.`,
    hint: 'Nothing to do for a consent; else give it a default, then any answer will do.',
  }),
  find: (subject) =>
    findFields(subject)
      .filter(
        ({ definition: { type, validation, default: value } }) =>
          type === 'boolean' && validation?.required === true && value === undefined,
      )
      .map(({ definition, id }) => ({ pointer: subject.pointerTo(definition, 'validation', 'required'), args: { id } })),
}
