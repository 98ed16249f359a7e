import { compilePattern } from '../../schema/compilePattern.ts'
import type { Problem } from '../../schema/problems.ts'
import type { Subject } from '../subject.ts'
import { findDefinitions } from './definitions.ts'

/** A problem for each pattern that could not be checked without freezing the page, and was not. Decisions §8. */
export const findUnenforcedPatterns = (subject: Subject, unenforced: ReadonlySet<string>): readonly Problem[] =>
  findDefinitions(subject).flatMap(({ definition: { validation } }) => {
    const pattern = validation?.pattern
    // One that does not compile is not enforced either, which is said of it already.
    if (!validation || typeof pattern !== 'string' || !unenforced.has(pattern) || compilePattern(pattern) === undefined) return []
    return [
      { code: 'validation/pattern-not-enforced', level: 'warning', pointer: subject.pointerTo(validation, 'pattern'), args: { pattern } },
    ]
  })
