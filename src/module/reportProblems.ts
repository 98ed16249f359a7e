import type { Problem } from '../core/schema/problems.ts'

/**
 * Hands on what the linter finds in a schema, each problem once in the life of the module. The linter is loaded with the first schema,
 * so that a module outside development never pays for it.
 */
export function createProblemReporter(onProblems: (problems: readonly Problem[]) => void | Promise<void> = warn) {
  const reported = new Set<string>()
  return async (schema: unknown): Promise<void> => {
    const { lintSchema } = await import('../patterns/lintSchema.ts')
    const fresh = lintSchema(schema).filter((problem) => !reported.has(JSON.stringify(problem)))
    if (fresh.length === 0) return
    for (const problem of fresh) reported.add(JSON.stringify(problem))
    await onProblems(fresh)
  }
}

async function warn(problems: readonly Problem[]): Promise<void> {
  const { formatProblem } = await import('../core/lint/formatProblem.ts')
  for (const problem of problems.filter(({ level }) => level !== 'info')) {
    const { message, hint } = formatProblem(problem)
    // oxlint-disable-next-line no-console -- the module's author asked for it: development only
    console.warn(`[moduleform] ${problem.level} ${problem.code}: ${message} ${hint}`)
  }
}
