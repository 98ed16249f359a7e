import { formatProblem } from '../../../core/lint/formatProblem.ts'
import { lintAnswer } from '../../../core/lint/lintAnswer.ts'
import { lintSchema } from '../../../core/lint/lintSchema.ts'
import { mergeAnswer } from '../../../core/schema/mergeAnswer.ts'
import type { Problem } from '../../../core/schema/problems.ts'
import type { Check } from '../check.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { schemaOf } from '../exchange/readExchange.ts'
import { wellFormed } from './wellFormed.ts'

export const lintedSchema: Check = {
  code: 'schema/lint',
  level: 'error',
  expected: 'The linter has nothing against a schema; `moduleform lint` explains its codes.',
  section: '2',
  judge: (recording) => {
    const seen = new Set<string>()
    return wellFormed(recording).flatMap((exchange) => {
      const schema = schemaOf(exchange)
      const key = JSON.stringify(schema)
      if (schema === undefined || seen.has(key)) return []
      seen.add(key)
      return lint(exchange, schema).flatMap((problem) => {
        if (problem.level === 'info') return []
        const { message, hint } = formatProblem(problem)
        return [{ exchange, level: problem.level, expected: hint, came: `${problem.code}: ${message}` }]
      })
    })
  },
}

/** The answer to a change may say what changes alone: it is judged as what it makes of the form. Decisions §5. */
function lint({ purpose }: Exchange, answer: unknown): readonly Problem[] {
  if (purpose.kind !== 'choice') return lintSchema(answer)
  const merge = { ...purpose.merge, answer }
  return lintAnswer(merge, mergeAnswer(merge))
}
