import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { quote } from '../../words/quote.ts'

const limits = [
  { lower: 'min_length', upper: 'max_length' },
  { lower: 'minimum', upper: 'maximum' },
  { lower: 'min_items', upper: 'max_items' },
] as const

/** A lower limit is not above the upper one. Specification 2.6. */
export const minAboveMax: Check<'validation/min-above-max'> = {
  code: 'validation/min-above-max',
  level: 'error',
  isAdvice: true,
  section: 'Specification 2.6',
  summary: 'A lower limit is not above the upper one.',
  say: ({ lower, upper }) => ({ message: `${quote(lower)} is above ${quote(upper)}; no value is right.`, hint: 'Swap the two limits.' }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition: { validation } }) =>
      validation
        ? limits
            .filter(({ lower, upper }) => (validation[lower] ?? -Infinity) > (validation[upper] ?? Infinity))
            .map((args) => ({ pointer: subject.pointerTo(validation, args.lower), args }))
        : [],
    ),
}
