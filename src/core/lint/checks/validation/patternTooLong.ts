import { isPatternTooLong, maxPatternLength } from '../../../schema/compilePattern.ts'
import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'

/** A pattern is short enough to be checked. Decisions §12. */
export const patternTooLong: Check<'validation/pattern-too-long'> = {
  code: 'validation/pattern-too-long',
  level: 'error',
  section: 'Decisions §8 and §12',
  summary: 'A pattern has at most 5,000 characters.',
  say: ({ length, limit }) => ({
    message: `the pattern has ${length.toLocaleString('en')} characters; more than ${limit.toLocaleString('en')} are not read, so no value is checked by it.`,
    hint: 'Write it shorter: character classes and repetitions in place of long lists of words.',
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition: { validation } }) => {
      const pattern = validation?.pattern
      if (!validation || typeof pattern !== 'string' || !isPatternTooLong(pattern)) return []
      return [{ pointer: subject.pointerTo(validation, 'pattern'), args: { length: pattern.length, limit: maxPatternLength } }]
    }),
}
