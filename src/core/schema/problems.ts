export type ProblemLevel = 'error' | 'warning' | 'info'

/**
 * One deviation, as data. `code` is stable (`schema/no-fields`, `field/unknown-widget`, …), `pointer` is a JSON Pointer into the
 * schema as the module sent it, `args` are what the sentence names. The sentence itself comes from `formatProblem`. Decisions, principle 1.
 */
export interface Problem {
  readonly code: string
  readonly level: ProblemLevel
  readonly pointer: string
  readonly args: Readonly<Record<string, unknown>>
}
