import type { Definition } from '../schema/model.ts'
import type { Problem } from '../schema/problems.ts'
import { compilePattern } from '../schema/compilePattern.ts'

interface Placed {
  readonly definition: Definition
  readonly pointer: string
}

/** Patterns that are no regular expression. They are not enforced. Decisions §8. */
export const reportPatterns = (definitions: readonly Placed[]): Problem[] =>
  definitions.flatMap(({ definition, pointer }) => {
    const pattern = definition.validation?.pattern
    if (typeof pattern !== 'string' || compilePattern(pattern)) return []
    const code = 'validation/pattern-does-not-compile'
    return [{ code, level: 'warning', pointer: `${pointer}/validation/pattern`, args: { pattern } }]
  })
