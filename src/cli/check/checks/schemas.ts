import type { Check, Complaint } from '../check.ts'
import { describeDifference, differs, isRepeatable, listUnequalRepeats } from './differences.ts'
import { leavesOf } from '../../../core/secrets/secretPaths.ts'
import { secretHeaderTexts } from '../report/reportMask.ts'
import { sampleSecret } from '../walk/settings.ts'
import { isJsonObject } from '../../../core/schema/json.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { jsonOf } from '../exchange/readExchange.ts'
import { exchangesOf } from '../recording.ts'
import { formatProblem } from '../../../core/lint/formatProblem.ts'
import type { Problem } from '../../../core/schema/problems.ts'
import { needs } from './needs.ts'

const otherFormat: Check = {
  code: 'wire/formats-differ',
  level: 'warning',
  expected: 'A module that understands both wire formats gives the same schema in both.',
  section: 'decisions §7',
  needs: [needs.schema, needs.bothFormats, needs.sameSchema],
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
  needs: [needs.schema, needs.lintedSchema],
  judge: (recording) => {
    const byCode = new Map<string, Found[]>()
    for (const [exchange, problems] of recording.linted.problems) {
      for (const problem of problems.filter(({ level }) => level !== 'info')) {
        byCode.set(problem.code, [...(byCode.get(problem.code) ?? []), { exchange, problem }])
      }
    }
    return [...byCode.values()].flatMap(describeFound)
  },
}

interface Found {
  readonly exchange: Exchange
  readonly problem: Problem
}

/** Sentences shown per code. */
const mostSaid = 3

/** Problems of one kind mostly have one cause, in one schema or in that of every choice: they are reported once. */
function describeFound(found: readonly Found[]): Complaint[] {
  const [first] = found
  if (first === undefined) return []
  const messages = [...new Set(found.map(({ problem }) => formatProblem(problem).message))]
  const more = messages.length - mostSaid
  const came = `${first.problem.code}: ${messages.slice(0, mostSaid).join(' ')}${more > 0 ? ` And ${more} more of this kind.` : ''}`
  const level = found.some(({ problem }) => problem.level === 'error') ? 'error' : 'warning'
  // Warnings of the linter have no basis in the specification.
  const section = level === 'error' ? '2' : 'moduleform lint'
  return found.map(({ exchange }) => ({ exchange, level, section, expected: formatProblem(first.problem).hint, came }))
}

const unequalSchema: Check = {
  code: 'schema/not-repeatable',
  level: 'warning',
  expected: 'The same request of /schema, sent twice, gets the same schema.',
  section: 'advice',
  needs: [needs.schema, needs.repeatedSchema],
  judge: (recording) =>
    listUnequalRepeats(recording, 'schema').map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}

const keptState: Check = {
  code: 'schema/stateful',
  level: 'warning',
  expected: 'The first load gets the same schema after all other requests: a module keeps nothing of them.',
  section: 'advice',
  needs: [needs.schema, needs.lateRepeat, needs.sameSchema],
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
  section: 'decisions §5',
  needs: [needs.schema, needs.sentBack, needs.sameSchema],
  judge: (recording) =>
    exchangesOf(recording, 'fix-point')
      .filter(({ purpose }) => purpose.isLast && isRepeatable(recording))
      .filter((exchange) => differs(exchange, exchange.purpose.of))
      .map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}

const secretEchoed: Check = {
  code: 'schema/secret-echoed',
  level: 'error',
  expected: 'No answer repeats a credential, a header or what a password field holds: it would be drawn, stored and logged.',
  section: 'advice',
  needs: [needs.goodJson],
  judge: ({ options, exchanges }) => {
    const secrets = [sampleSecret, ...leavesOf(options.credentials), ...secretHeaderTexts(options)]
    const long = secrets.filter((text) => text.length >= shortestSecret)
    const texts = new Set<string>()
    return exchanges.flatMap((exchange) => {
      const text = exchange.outcome.kind === 'answer' ? exchange.outcome.answer.text : ''
      const found = long.find((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))
      const json = jsonOf(exchange)
      if (found === undefined || json === undefined || texts.has(text)) return []
      texts.add(text)
      const cause = `${exchange.call.endpoint} secret`
      return [{ exchange, cause, came: `At ${findText(json, found, '') ?? 'an unknown place'}: a secret that was sent` }]
    })
  },
}

/** A shorter text may occur by chance. */
const shortestSecret = 6

/** The JSON Pointer to the first text that contains another. */
function findText(value: unknown, text: string, pointer: string): string | undefined {
  if (typeof value === 'string') return value.includes(text) ? pointer : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, entry] of Object.entries(value)) {
    const found = findText(entry, text, `${pointer}/${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

export const schemaChecks: readonly Check[] = [otherFormat, lintedSchema, unequalSchema, keptState, noFixPoint, secretEchoed]
