import type { Problem } from '../../schema/problems.ts'
import type { UncheckedReason } from '../../schema/compilePattern.ts'
import type { Subject } from '../subject.ts'
import { findDefinitions } from './definitions.ts'

/** A problem for each field whose pattern could not be run in this browser. Decisions §8. */
export const findUncheckedPatterns = (subject: Subject, unchecked: ReadonlyMap<string, UncheckedReason>): readonly Problem[] =>
  findDefinitions(subject).flatMap(({ definition: { validation } }) => {
    const pattern = validation?.pattern
    const reason = typeof pattern === 'string' ? unchecked.get(pattern) : undefined
    if (!validation || pattern === undefined || reason === undefined) return []
    return [
      {
        code: 'validation/pattern-unchecked',
        level: 'error',
        pointer: subject.pointerTo(validation, 'pattern'),
        args: { pattern, ...reason },
      },
    ]
  })
