import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

import { findConflicts } from '../../find/conflicts.ts'

/** Rules about different fields do not set one property to different values. Decisions §3. */
export const lastWins: Check<'rules/last-wins'> = {
  code: 'rules/last-wins',
  level: 'info',
  isAdvice: true,
  section: 'Decisions §3',
  summary: 'Rules about different fields do not set one property to different values.',
  say: ({ id, property, other }) => ({
    message: `${quote(property)} of ${quote(id)} is set to another value at ${other}; where both rules apply, this one wins.`,
    hint: 'Nothing to do if that is meant; else put both fields into one condition.',
  }),
  find: (subject) =>
    findConflicts(subject)
      .filter(({ isAboutSame }) => !isAboutSame)
      .map(({ later, property, earlier }) => ({
        pointer: subject.pointerTo(later, ...property),
        args: { id: later.id, property: property.join('.'), other: subject.pointerTo(earlier, ...property) },
      })),
}
