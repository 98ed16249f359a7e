import type { Problem } from '../schema/problems.ts'
import { findSecrets, maskSecrets } from '../secrets/maskJson.ts'
import { maskProblem } from '../secrets/maskProblem.ts'
import { createTextMask } from '../secrets/textMask.ts'
import { mask } from '../secrets/secretPaths.ts'
import { getValue, segmentsOf } from '../values/path.ts'
import { isEqual } from '../schema/json.ts'

/** Takes what password fields of a schema hold by default, or are compared with, out of what is said of it. Decisions §8. */
export const createRedaction = (json: unknown): ((problem: Problem) => Problem) => {
  const secrets = findSecrets([json])
  if (secrets.ids.size === 0) return (problem) => problem
  const maskText = createTextMask(secrets.texts)
  const masked = maskSecrets(json, secrets)
  const isSecretAt = (pointer: string): boolean => {
    const path = segmentsOf(pointer)
    return !isEqual(getValue(json, path), getValue(masked, path))
  }
  return (problem) => {
    // Also what is too short to be masked wherever it occurs, and what is no text.
    const isValue = 'value' in problem.args && isSecretAt(problem.pointer)
    // `as`: a problem that names a value names any.
    return maskProblem(isValue ? ({ ...problem, args: { ...problem.args, value: mask } } as Problem) : problem, maskText)
  }
}
