import type { Check } from '../../check.ts'
import { closedChoices } from '../../find/judgeDefault.ts'
import { comparedValues, findComparisons } from '../../find/comparisons.ts'
import { findChoice } from '../../../values/choices.ts'
import { quote } from '../../words/quote.ts'

/** A comparison names one of the choices of its field. Specification 2.9 and 2.10. */
export const valueNotInChoices: Check<'rules/value-not-in-choices'> = {
  code: 'rules/value-not-in-choices',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.9 and 2.10',
  summary: 'A comparison names one of the choices of its field.',
  say: ({ id, value }) => ({
    message: `${quote(value)} is none of the choices of ${quote(id)}; the field never has it.`,
    hint: 'Use the "value" of one of its choices: a text and a number are different values.',
  }),
  find: (subject) =>
    findComparisons(subject).flatMap(({ comparison, definition, isSettled }) => {
      const choices = isSettled ? closedChoices(definition) : undefined
      if (!choices) return []
      return comparedValues(comparison)
        .filter(({ value }) => value !== '' && findChoice(choices, value) === undefined)
        .map(({ value, keys }) => ({ pointer: subject.pointerTo(comparison, ...keys), args: { id: comparison.id, value } }))
    }),
}
