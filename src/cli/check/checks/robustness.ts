import { readModuleMessage } from '../../../client/readModuleMessage.ts'
import type { Check, Complaint } from '../check.ts'
import type { Exchange, FormDataVariety } from '../exchange/exchange.ts'
import { causeOf, cut, describeOutcome, statusOf } from '../exchange/readExchange.ts'
import { type ExchangeOf, exchangesOf, type Recording } from '../recording.ts'
import { needs } from './needs.ts'

const formDataRows: Readonly<Record<FormDataVariety, Pick<Check, 'level' | 'expected' | 'needs'>>> = {
  empty: {
    level: 'warning',
    needs: [needs.schema, needs.emptyData],
    expected: 'Empty form data never break a module: they are what a form starts with.',
  },
  partial: {
    level: 'warning',
    needs: [needs.schema, needs.partialData],
    expected: 'Form data that are filled in by half never break a module.',
  },
  hostile: {
    level: 'advice',
    needs: [needs.schema, needs.hostileData],
    expected: 'Whatever is in the form data, it is refused with 400 to 499 or read as empty, and breaks nothing.',
  },
}

const formDataChecks = Object.entries(formDataRows).map(([variety, row]): Check => ({
  code: `form-data/${variety}`,
  section: 'advice',
  ...row,
  judge: (recording) => judgeFormData(recording, variety),
}))

/** Answers with 5xx to one kind of form data; if a single field causes it, the requests that filled every field are not reported. */
function judgeFormData(recording: Recording, variety: string): Complaint[] {
  const broken = exchangesOf(recording, 'form-data').filter(
    (exchange) => exchange.purpose.variety === variety && (statusOf(exchange) ?? 0) >= 500,
  )
  const narrow = new Set(broken.filter(({ purpose }) => !purpose.isWide).map(keyOf))
  return broken
    .filter((exchange) => !exchange.purpose.isWide || !narrow.has(keyOf(exchange)))
    .map((exchange) => ({ exchange, came: describeOutcome(exchange), cause: causeOf(exchange) }))
}

const keyOf = ({ purpose, call }: ExchangeOf<'form-data'>) => `${call.endpoint} ${purpose.what}`

const malformedJson: Check = {
  code: 'error/malformed-json',
  level: 'advice',
  expected: 'A body that is not JSON is refused with 400 to 499.',
  section: 'advice',
  needs: [needs.schema, needs.malformedBody],
  judge: (recording) =>
    exchangesOf(recording, 'malformed').flatMap((exchange) => {
      const status = statusOf(exchange)
      if (exchange.purpose.isJson || status === undefined || (status >= 400 && status < 500)) return []
      if (status < 300) return [{ exchange, came: `${status}, as if it were a request` }]
      return [{ exchange, came: describeOutcome(exchange), cause: causeOf(exchange) }]
    }),
}

const unreadableBody: Check = {
  code: 'error/unreadable-body',
  level: 'advice',
  expected: 'JSON that lacks what the endpoint needs is refused with 400 to 499 or answered, and breaks nothing.',
  section: 'advice',
  needs: [needs.schema, needs.unreadableBody],
  judge: (recording) =>
    exchangesOf(recording, 'malformed')
      .filter((exchange) => exchange.purpose.isJson && (statusOf(exchange) ?? 0) >= 500)
      .map((exchange) => ({ exchange, came: describeOutcome(exchange), cause: causeOf(exchange) })),
}

const errorMessage: Check = {
  code: 'error/no-message',
  level: 'error',
  expected: 'A failure is answered with its message, best as a text "error" of a JSON object.',
  section: '7',
  needs: [needs.failure],
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const came = exchange.purpose.kind === 'preflight' ? undefined : describeSilence(exchange)
      if (came === undefined) return []
      // The specification does not cover this for /schema.
      return [{ exchange, came, ...(exchange.call.endpoint === 'schema' ? { level: 'warning' as const, section: 'advice' } : {}) }]
    }),
}

/** What an error answer contains instead of a message. The order of decisions §7: a known key, then the text of the body. */
function describeSilence({ outcome }: Exchange): string | undefined {
  if (outcome.kind === 'failure' || outcome.answer.status < 400) return undefined
  const { status, json, text, isWebPage } = outcome.answer
  if (readModuleMessage(json?.value) !== undefined) return undefined
  if (isWebPage) return `${status} with a web page`
  if (text.trim() === '') return `${status} with an empty body`
  return json === undefined ? undefined : `${status} with ${text.slice(0, 200)}`
}

const stackTrace: Check = {
  code: 'error/stack-trace',
  level: 'warning',
  expected: 'A message is for people: it holds no stack trace, which tells strangers how the module is built.',
  section: 'advice',
  needs: [needs.failure],
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const { outcome } = exchange
      const text = outcome.kind === 'answer' && outcome.answer.status >= 400 ? outcome.answer.text : ''
      const found = trace.exec(text)
      return found === null ? [] : [{ exchange, came: cut(found[0], 120) }]
    }),
}

/**
 * Stack traces of JavaScript and Java, of Python, of Go, with line breaks raw, as JSON escapes or, in web pages, as `<br>`. All repetitions
 * are bounded, because an answer may have 5 MB.
 */
const trace =
  /(?:\n|\\n|<br ?\/?>)(?:[ \t]|&nbsp;){0,40}(?:\\t)?at [^\\\n]{1,200}[:(][^\\\n]{0,200}\d\)?|Traceback \(most recent call last\)|goroutine \d+ \[running\]/

export const robustnessChecks: readonly Check[] = [...formDataChecks, malformedJson, unreadableBody, errorMessage, stackTrace]
