import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { quote } from '../../words/quote.ts'

/** No text makes a pattern take endless time. Decisions §8. */
export const dangerousPattern: Check<'validation/dangerous-pattern'> = {
  code: 'validation/dangerous-pattern',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §8',
  summary: 'No text makes a pattern take endless time.',
  say: ({ pattern }) => ({
    message: `the pattern ${quote(pattern)} repeats what repeats already: for some texts checking it takes time that doubles with each character.`,
    hint: 'Remove one of the two repetitions: "(a+)+" matches the same as "a+".',
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition: { validation } }) => {
      const pattern = validation?.pattern
      if (!validation || typeof pattern !== 'string' || subject.patterns?.isExponential(pattern) !== true) return []
      return [{ pointer: subject.pointerTo(validation, 'pattern'), args: { pattern } }]
    }),
}
