import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

import { findConflicts } from '../../find/conflicts.ts'

/** Rules that can apply together do not set one property to different values. Decisions §3. */
export const conflict: Check<'rules/conflict'> = {
  code: 'rules/conflict',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §3',
  summary: 'Rules that can apply together do not set one property to different values.',
  say: ({ id, property, other }) => ({
    message: `${quote(property)} of ${quote(id)} is set to another value at ${other}, and both rules can apply; this one wins.`,
    hint: 'Let the conditions exclude each other.',
  }),
  find: (subject) =>
    findConflicts(subject)
      .filter(({ isAboutSame }) => isAboutSame)
      .map(({ later, property, earlier }) => ({
        pointer: subject.pointerTo(later, ...property),
        args: { id: later.id, property: property.join('.'), other: subject.pointerTo(earlier, ...property) },
      })),
}
