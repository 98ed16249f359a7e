import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'

/** The limits of an integer are whole numbers. Specification 2.6. */
export const fractionalLimit: Check<'validation/fractional-limit'> = {
  code: 'validation/fractional-limit',
  level: 'info',
  isAdvice: true,
  section: 'Specification 2.6',
  summary: 'The limits of an integer are whole numbers.',
  say: ({ limit }) => ({ message: `the field takes whole numbers, but its limit is ${String(limit)}.`, hint: 'Round the limit.' }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition: { type, validation } }) =>
      type === 'integer' && validation
        ? (['minimum', 'maximum'] as const).flatMap((key) => {
            const limit = validation[key]
            return limit === undefined || Number.isInteger(limit) ? [] : [{ pointer: subject.pointerTo(validation, key), args: { limit } }]
          })
        : [],
    ),
}
