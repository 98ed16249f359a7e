import { isOnlyInData, readContentAnswer, readSchemaAnswer } from '../../../client/readAnswerContent.ts'
import { redirectStatuses } from '../../../client/request.ts'
import { findJsonFault } from '../../../core/schema/jsonFaults.ts'
import { maskUrl } from '../../../core/secrets/maskUrl.ts'
import type { Check, Complaint } from '../check.ts'
import { isPassing, isPutOff } from '../exchange/askAgain.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { causeOf, describeOutcome, jsonOf, statusOf, usableOf } from '../exchange/readExchange.ts'
import { isAboutGoverning, type Recording, wellFormed } from '../recording.ts'
import { needs } from './needs.ts'
import { isRefusal } from './refusals.ts'

const noAnswer: Check = {
  code: 'answer/network',
  level: 'error',
  expected: 'Every request is answered; the connection is not broken off.',
  section: 'decisions §7',
  needs: [],
  judge: ({ exchanges }) => {
    // From here on nothing is answered, whatever is asked: the first of these requests has ended the module.
    const end = exchanges.map(({ outcome }) => outcome.kind).lastIndexOf('answer') + 1
    const hasStopped = exchanges.length - end > 1
    return exchanges.slice(0, hasStopped ? end + 1 : undefined).flatMap((exchange, index) => {
      const { outcome, call } = exchange
      if (outcome.kind !== 'failure' || outcome.reason !== 'network') return []
      const came = `No answer: ${outcome.message}`
      if (hasStopped && index === end) return [{ exchange, came: `${came}. Nothing was answered since.` }]
      // One cause for every kind of broken connection: the operating system words them differently.
      return [{ exchange, cause: `${call.endpoint} broken off`, came }]
    })
  },
}

const lateAnswer: Check = {
  code: 'answer/timeout',
  level: 'error',
  expected: 'Every answer comes whole within --timeout milliseconds.',
  section: 'decisions §7',
  needs: [],
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
  section: 'decisions §7',
  needs: [needs.answer],
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const status = statusOf(exchange) ?? 0
      const location = exchange.outcome.kind === 'answer' ? exchange.outcome.headers.get('location') : null
      return redirectStatuses.has(status) ? [{ exchange, came: `${status}, to ${location === null ? 'nowhere' : maskUrl(location)}` }] : []
    }),
}

const failedRequest: Check = {
  code: 'answer/status',
  level: 'error',
  expected: 'A request as the form sends it is answered with a status of 200 to 299.',
  section: 'decisions §7',
  needs: [needs.answer],
  judge: (recording) => [
    ...listFailures(recording).filter(({ exchange }) => !isRefusal(exchange, recording)),
    ...recording.exchanges.flatMap(listOvercome),
  ],
}

const refusedRequest: Check = {
  code: 'answer/refused',
  level: 'advice',
  expected:
    'A form that is not filled in yet gets what there is for it. What is refused here is not judged; --form-data, --connection or --header may help.',
  section: 'advice',
  needs: [needs.schema],
  judge: (recording) => listFailures(recording).filter(({ exchange }) => isRefusal(exchange, recording)),
}

const listFailures = (recording: Recording): Complaint[] =>
  wellFormed(recording)
    .filter((exchange) => (!isAboutGoverning(exchange) || isPutOff(exchange)) && isFailure(exchange))
    .map((exchange) => ({ exchange, came: describeOutcome(exchange), cause: causeOf(exchange) }))

/** Failures after which the same request was answered: the form asks again by itself. */
function listOvercome(exchange: Exchange): Complaint[] {
  if (isPassing(exchange)) return []
  return (exchange.before ?? []).map((outcome) => {
    const failed = { ...exchange, outcome }
    const came = `${describeOutcome(failed).replace(/\.$/, '')}. Asked again, it answered.`
    return { exchange: failed, came, cause: `overcome ${causeOf(failed)}`, level: 'advice', section: 'advice' }
  })
}

const isFailure = (exchange: Exchange) => {
  const status = statusOf(exchange) ?? 200
  const isUnmeant = status < 200 || (status >= 300 && status < 400 && !redirectStatuses.has(status))
  return isUnmeant || status >= (exchange.purpose.isGuess === true ? 500 : 400)
}

/** Statuses that mean there is no such endpoint, or that it does not accept POST. */
export const missingStatuses: ReadonlySet<number> = new Set([404, 405, 410, 501])

const contentType: Check = {
  code: 'answer/content-type',
  level: 'advice',
  expected: 'JSON is sent with the content type application/json.',
  section: 'advice',
  needs: [needs.json],
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const { outcome } = exchange
      if (outcome.kind === 'failure' || outcome.answer.json === undefined) return []
      const type = outcome.headers.get('content-type')
      const came = type === null ? 'No content type' : `The content type ${type}`
      return isJsonType.test(type ?? '') ? [] : [{ exchange, came, cause: came }]
    }),
}

const isJsonType = /^application\/([\w.-]+\+)?json\s*(;|$)/i

const encoding: Check = {
  code: 'answer/encoding',
  level: 'error',
  expected: 'JSON is UTF-8, without a byte order mark: the form refuses other bytes, unless the content type names their charset.',
  section: 'RFC 8259, section 8.1',
  needs: [needs.answer],
  judge: (recording) => wellFormed(recording).flatMap(judgeEncoding),
}

function judgeEncoding(exchange: Exchange): Complaint[] {
  const { outcome } = exchange
  if (outcome.kind === 'failure' || outcome.encoding === 'utf-8') return []
  const { encoding: found, answer, headers } = outcome
  const came = encodingFaults[found]
  if (found === 'byte-order-mark') return [{ exchange, came, cause: came, level: 'warning' }]
  // UTF-16 without its mark may be valid UTF-8, with zero bytes that no JSON has.
  if (!answer.isDecoded || answer.json === undefined)
    return [{ exchange, came, cause: answer.json === undefined ? causeOf(exchange) : came }]
  const read = `The bytes of another charset, read as its content type says: ${headers.get('content-type')}`
  return [{ exchange, came: read, cause: read, level: 'advice' }]
}

const encodingFaults = {
  'byte-order-mark': 'A byte order mark before the JSON; it is left out',
  'utf-16': 'UTF-16',
  other: 'Bytes that are no UTF-8, as of Latin-1',
} as const

const repeatedKey: Check = {
  code: 'answer/repeated-key',
  level: 'warning',
  expected: 'No key stands twice in an object: the last one counts, and the others are lost.',
  section: 'RFC 8259, section 4',
  needs: [needs.goodJson],
  judge: (recording) => {
    const texts = new Set<string>()
    return wellFormed(recording).flatMap((exchange) => {
      const text = exchange.outcome.kind === 'answer' ? exchange.outcome.answer.text : ''
      if (jsonOf(exchange) === undefined || texts.has(text)) return []
      texts.add(text)
      const fault = findJsonFault(text)
      return fault?.issue === 'repeated-key' ? [{ exchange, came: `The key "${fault.part}" stands twice in one object` }] : []
    })
  },
}

const notJson: Check = {
  code: 'answer/not-json',
  level: 'error',
  expected: 'A good answer is JSON, whole and nothing else.',
  section: 'decisions §7',
  needs: [needs.goodAnswer],
  judge: (recording) =>
    wellFormed(recording).flatMap((exchange) => {
      const { outcome } = exchange
      const isOther = outcome.kind === 'answer' && outcome.answer.isOk && outcome.answer.isComplete && outcome.answer.json === undefined
      return isOther ? [{ exchange, came: describeOutcome(exchange), cause: causeOf(exchange) }] : []
    }),
}

const unusableAnswer: Check = {
  code: 'answer/unusable',
  level: 'error',
  expected: 'An answer of /schema holds an object with a "fields" array, one of /content a "content_objects" array.',
  section: '4.1, 4.2',
  needs: [needs.goodJson],
  judge: (recording) =>
    wellFormed(recording)
      .filter((exchange) => jsonOf(exchange) !== undefined && usableOf(exchange) === undefined)
      .map((exchange) => ({ exchange, came: describeOutcome(exchange), cause: causeOf(exchange) })),
}

const envelope: Check = {
  code: 'answer/envelope',
  level: 'warning',
  expected:
    'To a plain request /schema answers the schema itself and /content an object with "content_objects". The form reads it all the same.',
  section: '4.1, 4.2',
  needs: [needs.plainFormat, needs.usableAnswer],
  judge: (recording) =>
    recording.format === 'data'
      ? []
      : wellFormed(recording).flatMap((exchange) => {
          const place = describeEnvelope(exchange)
          return place === undefined ? [] : [{ exchange, came: `It stands inside ${place}`, cause: `inside ${place}` }]
        }),
}

function describeEnvelope(exchange: Exchange): string | undefined {
  const json = jsonOf(exchange)
  const read = exchange.call.endpoint === 'schema' ? readSchemaAnswer : readContentAnswer
  const usable = read(json)
  if (usable === undefined) return undefined
  if (isOnlyInData(json, read)) return '"data"'
  return exchange.call.endpoint === 'schema' && usable !== json ? '"schema"' : undefined
}

export const answerChecks: readonly Check[] = [
  noAnswer,
  lateAnswer,
  redirect,
  failedRequest,
  refusedRequest,
  contentType,
  encoding,
  repeatedKey,
  notJson,
  unusableAnswer,
  envelope,
]
