import type { Problem } from '../core/schema/problems.ts'

const told = new Set<string>()

/**
 * Says a problem in the console, each once a page, for who develops the host: a production build says nothing. The sentences are loaded then, so
 * that no form carries them.
 */
export async function tellDeveloper(problem: Problem): Promise<void> {
  const key = JSON.stringify(problem)
  if (!isDevelopment() || told.has(key)) return
  told.add(key)
  const { formatProblem } = await import('../core/lint/formatProblem.ts')
  const { message, hint } = formatProblem(problem)
  // oxlint-disable-next-line no-console -- the place to which whoever develops looks
  console[problem.level === 'error' ? 'error' : 'warn'](`[moduleform] ${message} ${hint}`)
}

/** Bundlers write the mode in place of `process.env.NODE_ENV`. Browsers without one have no `process`, not even to ask for its type first. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}
