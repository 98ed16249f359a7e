import type { Check } from '../../check.ts'
import { changesOf, findEffects } from '../../find/effects.ts'
import { quote } from '../../words/quote.ts'

/** An effect changes something. Specification 2.10. */
export const emptyEffect: Check<'rules/empty-effect'> = {
  code: 'rules/empty-effect',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.10',
  summary: 'An effect changes something.',
  say: ({ id }) => ({
    message: `the effect names ${quote(id)} but no property to change.`,
    hint: 'Add the properties that change, such as "ui_options", or remove the effect.',
  }),
  find: (subject) =>
    findEffects(subject)
      .filter(({ effect }) => effect.apply_as === 'merge' && changesOf(effect).length === 0)
      .map(({ effect }) => ({ pointer: subject.pointerTo(effect), args: { id: effect.id } })),
}
