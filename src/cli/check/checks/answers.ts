import type { Check } from '../check.ts'
import { maskUrl } from '../../../core/secrets/maskUrl.ts'
import { describeOutcome, jsonOf, statusOf, usableOf } from '../exchange/readExchange.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isAboutGoverning, wellFormed } from '../recording.ts'

const noAnswer: Check = {
  code: 'answer/network',
  level: 'error',
  expected: 'Every request is answered; the connection is not broken off.',
  section: '4',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const { outcome } = exchange
      return outcome.kind === 'failure' && outcome.reason === 'network' ? [{ exchange, came: `No answer: ${outcome.message}` }] : []
    }),
}

const lateAnswer: Check = {
  code: 'answer/timeout',
  level: 'error',
  expected: 'Every answer comes whole within --timeout milliseconds.',
  section: 'decisions §7',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const { outcome } = exchange
      return outcome.kind === 'failure' && outcome.reason === 'timeout' ? [{ exchange, came: outcome.message }] : []
    }),
}

const redirect: Check = {
  code: 'answer/redirect',
  level: 'error',
  expected: 'The address answers itself: a redirected POST loses its body or its credentials.',
  section: '4',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const status = statusOf(exchange) ?? 0
      const location = exchange.outcome.kind === 'answer' ? exchange.outcome.headers.get('location') : null
      return status >= 300 && status < 400 ? [{ exchange, came: `${status}, to ${location === null ? 'nowhere' : maskUrl(location)}` }] : []
    }),
}

const failedRequest: Check = {
  code: 'answer/status',
  level: 'error',
  expected: 'A request as the form sends it is answered with a status of 200 to 299.',
  section: '4',
  judge: (recording) =>
    wellFormed(recording)
      .filter((exchange) => !isAboutGoverning(exchange) && isFailure(exchange))
      .map((exchange) => ({ exchange, came: describeOutcome(exchange) })),
}

const isFailure = (exchange: Exchange) => {
  const status = statusOf(exchange) ?? 200
  return status >= (exchange.purpose.isGuess === true ? 500 : 400) || status < 200
}

const contentType: Check = {
  code: 'answer/content-type',
  level: 'error',
  expected: 'JSON is sent with the content type application/json.',
  section: 'decisions §7',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const { outcome } = exchange
      if (outcome.kind === 'failure' || outcome.answer.json === undefined) return []
      const type = outcome.headers.get('content-type')
      return isJsonType.test(type ?? '') ? [] : [{ exchange, came: type === null ? 'No content type' : `The content type ${type}` }]
    }),
}

const isJsonType = /^application\/([\w.-]+\+)?json\s*(;|$)/i

const notJson: Check = {
  code: 'answer/not-json',
  level: 'error',
  expected: 'A good answer is JSON, whole and nothing else.',
  section: '4',
  judge: (recording) =>
    wellFormed(recording).flatMap((exchange) => {
      const { outcome } = exchange
      const isOther = outcome.kind === 'answer' && outcome.answer.isOk && outcome.answer.isComplete && outcome.answer.json === undefined
      return isOther ? [{ exchange, came: describeOutcome(exchange) }] : []
    }),
}

const unusableAnswer: Check = {
  code: 'answer/unusable',
  level: 'error',
  expected: 'An answer of /schema holds an object with a "fields" array, one of /content a "content_objects" array.',
  section: '4.1, 4.2',
  judge: (recording) =>
    wellFormed(recording)
      .filter((exchange) => jsonOf(exchange) !== undefined && usableOf(exchange) === undefined)
      .map((exchange) => ({ exchange, came: describeOutcome(exchange) })),
}

export const answerChecks: readonly Check[] = [noAnswer, lateAnswer, redirect, failedRequest, contentType, notJson, unusableAnswer]
