import type { Problem } from '../../schema/problems.ts'
import type { Subject } from '../subject.ts'
import { findDefinitions } from './definitions.ts'

/** A problem for each pattern that could not be checked without freezing the page, and was not. Decisions §8. */
export const findUnenforcedPatterns = (subject: Subject, unenforced: ReadonlySet<string>): readonly Problem[] =>
  findDefinitions(subject).flatMap(({ definition: { validation } }) => {
    const pattern = validation?.pattern
    if (!validation || typeof pattern !== 'string' || !unenforced.has(pattern)) return []
    return [
      { code: 'validation/pattern-not-enforced', level: 'warning', pointer: subject.pointerTo(validation, 'pattern'), args: { pattern } },
    ]
  })
