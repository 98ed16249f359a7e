import { formatProblem } from '../../../core/lint/formatProblem.ts'
import { lintAnswer } from '../../../core/lint/lintAnswer.ts'
import { lintSchema } from '../../../patterns/lintSchema.ts'
import { mergeAnswer } from '../../../core/schema/mergeSchema.ts'
import type { Problem } from '../../../core/schema/problems.ts'
import type { Check, Complaint } from '../check.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { schemaOf } from '../exchange/readExchange.ts'
import { wellFormed } from './wellFormed.ts'

export const lintedSchema: Check = {
  code: 'schema/lint',
  level: 'error',
  expected: 'The linter has nothing against a schema; `moduleform lint` explains its codes.',
  section: '2',
  judge: (recording) => {
    const schemas = new Set<string>()
    const said = new Set<string>()
    return wellFormed(recording).flatMap((exchange) => {
      const schema = schemaOf(exchange)
      const key = JSON.stringify(schema)
      if (schema === undefined || schemas.has(key)) return []
      schemas.add(key)
      // What schemas have in common is told with the first of them.
      const problems = lint(exchange, schema).filter((problem) => problem.level !== 'info' && !said.has(keyOf(problem)))
      for (const problem of problems) said.add(keyOf(problem))
      return problems.map((problem) => describeProblem(exchange, problem))
    })
  },
}

const keyOf = ({ code, args }: Problem) => JSON.stringify([code, args])

function describeProblem(exchange: Exchange, problem: Problem): Complaint {
  const { message, hint } = formatProblem(problem)
  return { exchange, level: problem.level === 'error' ? 'error' : 'warning', expected: hint, came: `${problem.code}: ${message}` }
}

/** The answer to a change may say what changes alone: it is judged as what it makes of the form. Decisions §5. */
function lint({ purpose }: Exchange, answer: unknown): readonly Problem[] {
  if (purpose.kind !== 'choice') return lintSchema(answer)
  const merge = { ...purpose.merge, answer }
  return lintAnswer(merge, mergeAnswer(merge))
}
