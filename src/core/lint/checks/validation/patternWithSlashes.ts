import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { quote } from '../../words/quote.ts'

/** A pattern is written without slashes around it. Specification 2.6. */
export const patternWithSlashes: Check<'validation/pattern-with-slashes'> = {
  code: 'validation/pattern-with-slashes',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.6',
  summary: 'A pattern is written without slashes around it.',
  say: ({ pattern }) => ({
    message: `the pattern ${quote(pattern)} asks for slashes in the text.`,
    hint: 'Write the expression alone, without slashes and flags.',
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition: { validation } }) => {
      const pattern = validation?.pattern
      if (!validation || typeof pattern !== 'string' || !/^\/.*\/[dgimsuvy]*$/s.test(pattern)) return []
      return [{ pointer: subject.pointerTo(validation, 'pattern'), args: { pattern } }]
    }),
}
