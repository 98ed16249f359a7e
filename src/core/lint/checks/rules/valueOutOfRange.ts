import type { Check } from '../../check.ts'
import { findComparisons } from '../../find/comparisons.ts'
import { bothStates, isPossible, statesOf, statesOfRange } from '../../find/states.ts'
import { quote } from '../../words/quote.ts'

/** A comparison holds for a number that its field takes. Specification 2.6 and 2.10. */
export const valueOutOfRange: Check<'rules/value-out-of-range'> = {
  code: 'rules/value-out-of-range',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.6 and 2.10',
  summary: 'A comparison holds for a number that its field takes.',
  say: ({ id, limit, bound }) => ({
    message: `${quote(id)} has the ${limit} ${bound}: no number that it takes lets the comparison hold.`,
    hint: 'Compare with a number in its range, or change the range.',
  }),
  find: (subject) =>
    findComparisons(subject).flatMap(({ comparison, definition: { type, validation }, isSettled }) => {
      const states = isSettled && (type === 'number' || type === 'integer') ? statesOf(comparison, type, false) : undefined
      if (!validation || !states || states.mayBeEmpty || !isPossible(states, type)) return []
      const limit = (['minimum', 'maximum'] as const).find((name) => {
        const range = statesOfRange({ [name]: validation[name] })
        return range !== undefined && !isPossible(bothStates(states, range), type)
      })
      const bound = limit && validation[limit]
      return limit === undefined || bound === undefined
        ? []
        : [{ pointer: subject.pointerTo(comparison, 'value'), args: { id: comparison.id, limit, bound } }]
    }),
}
