import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { compilePattern, isPatternTooLong } from '../../../schema/compilePattern.ts'

/** A pattern is a regular expression. Specification 2.6, decisions §8. */
export const patternDoesNotCompile: Check<'validation/pattern-does-not-compile'> = {
  code: 'validation/pattern-does-not-compile',
  level: 'warning',
  section: 'Specification 2.6, decisions §8',
  summary: 'A pattern is a regular expression.',
  say: ({ pattern }) => ({
    message: `the pattern ${quote(pattern)} is no regular expression; it is not enforced.`,
    hint: 'Write a JavaScript regular expression without slashes and flags.',
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition: { validation } }) => {
      const pattern = validation?.pattern
      if (!validation || typeof pattern !== 'string' || isPatternTooLong(pattern) || compilePattern(pattern) !== undefined) return []
      return [{ pointer: subject.pointerTo(validation, 'pattern'), args: { pattern } }]
    }),
}
