import type { Definition } from '../schema/model.ts'
import type { Problem } from '../schema/problems.ts'
import { compilePattern } from '../schema/compilePattern.ts'
import type { PlacedPattern } from './plan.ts'

interface Placed {
  readonly definition: Definition
  readonly pointer: string
}

const patternsIn = (definitions: readonly Placed[]): PlacedPattern[] =>
  definitions.flatMap(({ definition, pointer }) => {
    const pattern = definition.validation?.pattern
    return typeof pattern === 'string' ? [{ pattern, pointer: `${pointer}/validation/pattern` }] : []
  })

/** The patterns of definitions, and a problem for each that is no regular expression: it is not enforced. Decisions §8. */
export const compilePatterns = (definitions: readonly Placed[]): { patterns: readonly PlacedPattern[]; problems: readonly Problem[] } => {
  const all = patternsIn(definitions).map((placed) => ({ ...placed, compiles: compilePattern(placed.pattern) !== undefined }))
  const problems = all.filter(({ compiles }) => !compiles)
  return {
    patterns: all.flatMap(({ compiles, pattern, pointer }) => (compiles ? [{ pattern, pointer }] : [])),
    problems: problems.map(({ pattern, pointer }) => ({
      code: 'validation/pattern-does-not-compile',
      level: 'warning',
      pointer,
      args: { pattern },
    })),
  }
}
