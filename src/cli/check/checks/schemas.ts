import type { Check, Complaint } from '../check.ts'
import { describeDifference, differs, isRepeatable, listUnequalRepeats } from './differences.ts'
import { isJsonObject } from '../../../core/schema/json.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { jsonOf } from '../exchange/readExchange.ts'
import { exchangesOf } from '../recording.ts'
import { formatProblem } from '../../../core/lint/formatProblem.ts'
import type { Problem } from '../../../core/schema/problems.ts'

const otherFormat: Check = {
  code: 'wire/formats-differ',
  level: 'error',
  expected: 'A module that understands both wire formats gives the same schema in both.',
  section: 'decisions §7',
  judge: (recording) =>
    exchangesOf(recording, 'other-format')
      .filter((exchange) => isRepeatable(recording) && isWrapped(exchange) && differs(exchange, exchange.purpose.of))
      .map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}

/** A module that only knows the plain format may take a wrapped request for an empty one; it does not wrap its answer. */
function isWrapped(exchange: Exchange): boolean {
  const json = jsonOf(exchange)
  return isJsonObject(json) && isJsonObject(json['data'])
}

const lintedSchema: Check = {
  code: 'schema/lint',
  level: 'error',
  expected: 'The linter has nothing against a schema; `moduleform lint` explains its codes.',
  section: '2',
  judge: (recording) => {
    const said = new Set<string>()
    return [...recording.linted.problems].flatMap(([exchange, found]) => {
      // What schemas have in common is told with the first of them.
      const problems = found.filter((problem) => problem.level !== 'info' && !said.has(keyOf(problem)))
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

const unequalSchema: Check = {
  code: 'schema/not-repeatable',
  level: 'error',
  expected: 'The same request of /schema, sent twice, gets the same schema.',
  section: '4.1',
  judge: (recording) =>
    listUnequalRepeats(recording, 'schema').map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}

const keptState: Check = {
  code: 'schema/stateful',
  level: 'error',
  expected: 'The first load gets the same schema after all other requests: a module keeps nothing of them.',
  section: '4.1',
  judge: (recording) =>
    exchangesOf(recording, 'repeat')
      .filter(({ purpose }) => purpose.isLate && isRepeatable(recording))
      .filter((exchange) => differs(exchange, exchange.purpose.of))
      .map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}

const noFixPoint: Check = {
  code: 'schema/no-fix-point',
  level: 'error',
  expected: 'A module that gets its own schema and data back answers the same schema, after four rounds at the latest.',
  section: '4.1',
  judge: (recording) =>
    exchangesOf(recording, 'fix-point')
      .filter(({ purpose }) => purpose.isLast && isRepeatable(recording))
      .filter((exchange) => differs(exchange, exchange.purpose.of))
      .map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}

export const schemaChecks: readonly Check[] = [otherFormat, lintedSchema, unequalSchema, keptState, noFixPoint]
