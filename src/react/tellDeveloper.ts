import { isDevelopment } from '../client/errors/logInDevelopment.ts'
import type { Problem } from '../core/schema/problems.ts'

const told = new Set<string>()

/**
 * Says a problem in the console, each cause once a page, for who develops the host: a production build says nothing. The sentences are loaded then, so
 * that no form carries them.
 */
export async function tellDeveloper(problem: Problem): Promise<void> {
  const fact = `${problem.code} ${'cause' in problem.args ? String(problem.args.cause) : JSON.stringify(problem.args)}`
  if (!isDevelopment() || told.has(fact)) return
  told.add(fact)
  const { sentenceOf } = await import('../core/lint/formatProblem.ts')
  const { message, hint } = sentenceOf(problem)
  // oxlint-disable-next-line no-console -- the place to which whoever develops looks
  console[problem.level === 'error' ? 'error' : 'warn'](`[moduleform] ${message} ${hint}`)
}
