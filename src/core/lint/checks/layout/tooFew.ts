import type { Check } from '../../check.ts'
import { findArrangements } from '../../find/arrangements.ts'

/** A layout puts at least two fields in a row. Decisions §9. */
export const tooFew: Check<'layout/too-few'> = {
  code: 'layout/too-few',
  level: 'info',
  isAdvice: true,
  section: 'Decisions §9',
  summary: 'A layout puts at least two fields in a row.',
  say: () => ({
    message: 'a row of one field is no row.',
    hint: 'Name the fields that shall stand beside each other, or remove the layout.',
  }),
  find: (subject) =>
    findArrangements(subject)
      .filter(({ owner, elements }) => owner.ui_options?.ui_layout?.elements !== undefined && elements.length < 2)
      .map(({ owner }) => ({ pointer: subject.pointerTo(owner, 'ui_options', 'ui_layout', 'elements'), args: {} })),
}
