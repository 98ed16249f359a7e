import type { Check, Complaint } from '../check.ts'
import type { Exchange, FormDataVariety } from '../exchange/exchange.ts'
import { cut, describeOutcome, statusOf } from '../exchange/readExchange.ts'
import { type ExchangeOf, exchangesOf, type Recording } from '../recording.ts'
import { readModuleMessage } from '../../../client/readModuleMessage.ts'

const emptyFormData: Check = {
  code: 'form-data/empty',
  level: 'error',
  expected: 'Empty form data are never answered with 500: it is what a form starts with.',
  section: '4',
  judge: (recording) => judgeFormData(recording, 'empty'),
}

const partialFormData: Check = {
  code: 'form-data/partial',
  level: 'error',
  expected: 'Form data that are filled in by half are never answered with 500.',
  section: '4',
  judge: (recording) => judgeFormData(recording, 'partial'),
}

const hostileFormData: Check = {
  code: 'form-data/hostile',
  level: 'error',
  expected: 'Whatever is in the form data, it is refused with 400 to 499 or read as empty, never answered with 500.',
  section: '4',
  judge: (recording) => judgeFormData(recording, 'hostile'),
}

/** Form data of one kind that were answered with 5xx; where one field alone does it, not those with every field. */
function judgeFormData(recording: Recording, variety: FormDataVariety): Complaint[] {
  const broken = exchangesOf(recording, 'form-data').filter(
    (exchange) => exchange.purpose.variety === variety && (statusOf(exchange) ?? 0) >= 500,
  )
  const narrow = new Set(broken.filter(({ purpose }) => !purpose.isWide).map(keyOf))
  return broken
    .filter((exchange) => !exchange.purpose.isWide || !narrow.has(keyOf(exchange)))
    .map((exchange) => ({ exchange, came: describeOutcome(exchange) }))
}

const keyOf = ({ purpose, call }: ExchangeOf<'form-data'>) => `${call.endpoint} ${purpose.what}`

const malformedJson: Check = {
  code: 'error/malformed-json',
  level: 'error',
  expected: 'A body that is not JSON is refused with 400 to 499.',
  section: '7',
  judge: (recording) =>
    exchangesOf(recording, 'malformed').flatMap((exchange) => {
      const status = statusOf(exchange)
      if (exchange.purpose.isJson || status === undefined || (status >= 400 && status < 500)) return []
      return [{ exchange, came: describeOutcome(exchange) }]
    }),
}

const unreadableBody: Check = {
  code: 'error/unreadable-body',
  level: 'error',
  expected: 'JSON that lacks what the endpoint needs is refused with 400 to 499 or answered, never with 500.',
  section: '7',
  judge: (recording) =>
    exchangesOf(recording, 'malformed')
      .filter((exchange) => exchange.purpose.isJson && (statusOf(exchange) ?? 0) >= 500)
      .map((exchange) => ({ exchange, came: describeOutcome(exchange) })),
}

const errorMessage: Check = {
  code: 'error/no-message',
  level: 'error',
  expected: 'A failure is answered with its message, best as a text "error" of a JSON object.',
  section: '7',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const came = exchange.purpose.kind === 'preflight' ? undefined : describeSilence(exchange)
      return came === undefined ? [] : [{ exchange, came }]
    }),
}

/** What an error answer has in place of a message. The order of decisions §7: a known key, then the text of the body. */
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
  section: '7',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const { outcome } = exchange
      const text = outcome.kind === 'answer' && outcome.answer.status >= 400 ? outcome.answer.text : ''
      const found = trace.exec(text)
      return found === null ? [] : [{ exchange, came: cut(found[0], 120) }]
    }),
}

/** Of JavaScript and Java, of Python, of Go; the line breaks as JSON writes them or as they are. */
const trace = /(\n|\\n)\s*(\\t)?at [^\\\n]+[:(][^\\\n]*\d+\)?|Traceback \(most recent call last\)|goroutine \d+ \[running\]/

export const robustnessChecks: readonly Check[] = [
  emptyFormData,
  partialFormData,
  hostileFormData,
  malformedJson,
  unreadableBody,
  errorMessage,
  stackTrace,
]
