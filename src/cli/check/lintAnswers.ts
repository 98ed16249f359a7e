import { setImmediate as nextTurn } from 'node:timers/promises'
import { lintAnswer } from '../../core/lint/lintForm.ts'
import { lintSchema } from '../../patterns/lintSchema.ts'
import { mergeAnswer } from '../../core/schema/mergeSchema.ts'
import type { Problem } from '../../core/schema/problems.ts'
import type { Exchange } from './exchange/exchange.ts'
import { schemaOf } from './exchange/readExchange.ts'

/** What the linter has against the schemas of a run, each different one once. */
export interface LintedAnswers {
  readonly problems: ReadonlyMap<Exchange, readonly Problem[]>
  /** How many schemas there was no time for. */
  readonly unreadCount: number
}

/** A shorter schema is linted in no time, and the first one is always of interest. Characters. */
const quickLength = 200_000

/** Lints one schema after the other, as long as there is time; large ones take seconds, and Ctrl+C is heard in between. */
export async function lintAnswers(exchanges: readonly Exchange[], hasTime: () => boolean): Promise<LintedAnswers> {
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
    problems.set(exchange, lint(exchange, schema))
  }
  return { problems, unreadCount }
}

/** The answer to a change may name only what changes: what it makes of the form is linted. Decisions §5. */
function lint({ purpose }: Exchange, answer: unknown): readonly Problem[] {
  if (purpose.kind !== 'choice') return lintSchema(answer)
  const merge = { ...purpose.merge, answer }
  return lintAnswer(merge, mergeAnswer(merge))
}
