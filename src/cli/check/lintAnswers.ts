import { setImmediate as nextTurn } from 'node:timers/promises'
import { lintAnswer } from '../../core/lint/lintForm.ts'
import { exceptWidgets, lintSchema } from '../../patterns/lintSchema.ts'
import { mergeAnswer } from '../../core/schema/mergeSchema.ts'
import type { Problem } from '../../core/schema/problems.ts'
import type { Exchange } from './exchange/exchange.ts'
import { schemaOf } from './exchange/readExchange.ts'

/** The linter's problems in the schemas of a run, each different schema once. */
export interface LintedAnswers {
  readonly problems: ReadonlyMap<Exchange, readonly Problem[]>
  /** How many schemas were not linted for lack of time. */
  readonly unreadCount: number
}

/** A first schema shorter than this is linted even when time is up, because that is quick. Characters. */
const quickLength = 200_000

/** Lints one schema after the other while there is time; large ones take seconds, and Ctrl+C is handled in between. */
export async function lintAnswers(
  exchanges: readonly Exchange[],
  widgets: readonly string[],
  hasTime: () => boolean,
): Promise<LintedAnswers> {
  const schemas = new Set<string>()
  const problems = new Map<Exchange, readonly Problem[]>()
  let unreadCount = 0
  for (const exchange of exchanges) {
    const schema = schemaOf(exchange)
    if (schema === undefined) continue
    await nextTurn()
    const isQuick = problems.size === 0 && JSON.stringify(schema).length < quickLength
    if (!hasTime() && !isQuick) {
      unreadCount += 1
      continue
    }
    const key = JSON.stringify(schema)
    if (schemas.has(key)) continue
    schemas.add(key)
    problems.set(exchange, exceptWidgets(lint(exchange, schema), widgets))
  }
  return { problems, unreadCount }
}

/** The answer to a change may contain only what changes, so the merged schema is linted. Decisions §5. */
function lint({ purpose }: Exchange, answer: unknown): readonly Problem[] {
  if (purpose.kind !== 'choice') return lintSchema(answer)
  const merge = { ...purpose.merge, answer }
  return lintAnswer(merge, mergeAnswer(merge))
}
