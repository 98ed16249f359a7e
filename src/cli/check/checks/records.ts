import { formatProblem } from '../../../core/lint/formatProblem.ts'
import { isEqual } from '../../../core/schema/json.ts'
import type { Check } from '../check.ts'
import { isPutOff } from '../exchange/askAgain.ts'
import { causeOf, contentOf, describeOutcome, statusOf } from '../exchange/readExchange.ts'
import { exchangesOf, isReady, lacksInput, listRecords, mayFail, type Recording } from '../recording.ts'
import { missingStatuses } from './answers.ts'
import { describeDifference, listUnequalRepeats } from './differences.ts'
import { needs } from './needs.ts'
import { causesOfRefusals } from './refusals.ts'

const endpointMissing: Check = {
  code: 'content/endpoint-missing',
  level: 'error',
  expected: 'A module whose schema has content objects has the endpoint /content.',
  section: '4',
  needs: [needs.schema, needs.contentObject],
  judge: (recording) =>
    isContentMissing(recording)
      ? exchangesOf(recording, 'content')
          .filter(({ purpose }) => purpose.objects.some(({ isForHost }) => !isForHost))
          .map((exchange) => ({ exchange, came: describeOutcome(exchange), cause: causeOf(exchange) }))
      : [],
}

/** Whether all requests to /content were answered as if the endpoint does not exist. */
export function isContentMissing({ exchanges }: Recording): boolean {
  const asked = exchanges.filter(({ call, purpose }) => call.endpoint === 'content' && call.method === 'POST' && purpose.kind !== 'repeat')
  const answered = asked.filter(({ outcome }) => outcome.kind === 'answer')
  return answered.length > 1 && answered.every((exchange) => missingStatuses.has(statusOf(exchange) ?? 0))
}

const missingObject: Check = {
  code: 'content/missing',
  level: 'error',
  expected: 'Each content object that the schema declares gets a record.',
  section: '4.2',
  needs: [needs.schema, needs.contentObject, needs.content],
  judge: (recording) =>
    listRecords(recording)
      .filter(({ record, object }) => record === undefined && !object.isForHost)
      .map(({ exchange, object }) => ({ exchange, came: `No record for "${object.name}"`, cause: `no record ${object.name}` })),
}

const unrequestedObject: Check = {
  code: 'content/unrequested',
  level: 'warning',
  expected: 'Records are answered for the requested content objects alone.',
  section: '4.2',
  needs: [needs.schema, needs.contentObject, needs.content],
  judge: (recording) =>
    exchangesOf(recording, 'content').flatMap((exchange) => {
      const asked = exchange.purpose.objects.map(({ name }) => name)
      const others = (contentOf(exchange)?.records ?? []).filter(({ content_object_name: name }) => !asked.includes(name))
      return others.map(({ content_object_name: name }) => ({ exchange, came: `A record for "${name}"` }))
    }),
}

const unknownName: Check = {
  code: 'content/unknown-name',
  level: 'error',
  expected: 'Names of content objects that the module does not support are left out of the answer, and the others answered.',
  section: '4.2',
  needs: [needs.schema, needs.contentObject, needs.unknownName],
  judge: (recording) => {
    // Refused just so without an unknown name.
    const refusals = causesOfRefusals(recording)
    return exchangesOf(recording, 'unknown-name').flatMap((exchange) => {
      if (exchange.outcome.kind === 'failure' || isPutOff(exchange)) return []
      const { unknownNames, names } = exchange.purpose
      const known = names.filter((name) => !unknownNames.includes(name))
      const records = contentOf(exchange)?.records
      if (records === undefined) {
        // If no known name was requested, refusing the request is just as good.
        const isOpen = known.length === 0 && (statusOf(exchange) ?? 0) < 500
        return isOpen || refusals.has(causeOf(exchange)) ? [] : [{ exchange, came: describeOutcome(exchange), cause: causeOf(exchange) }]
      }
      const answered = records.map(({ content_object_name: name }) => name)
      const strange = unknownNames.filter((name) => answered.includes(name))
      return [
        ...strange.map((name) => ({ exchange, level: 'warning' as const, came: `A record for "${name}"` })),
        ...known
          .filter((name) => !answered.includes(name))
          .map((name) => ({ exchange, came: `No record for "${name}"`, cause: `no record ${name}` })),
      ]
    })
  },
}

const recordError: Check = {
  code: 'content/record-error',
  level: 'error',
  expected: 'A content object whose governing fields are filled in has options, and no error.',
  section: '4.2',
  needs: [needs.schema, needs.contentObject, needs.content],
  judge: (recording) =>
    listRecords(recording).flatMap(({ exchange, object, record }) => {
      const isUnreadable = contentOf(exchange)?.problems.some(
        ({ code, args }) => code === 'content/record-without-data' && 'name' in args && args['name'] === object.name,
      )
      if (record?.error === undefined || isUnreadable || !isReady(object) || mayFail(exchange)) return []
      // The module may need a connection or a password that the run does not have.
      const level = lacksInput(recording) ? { level: 'advice' as const, section: 'advice' } : {}
      return [{ exchange, came: `"${object.name}" failed: ${record.error}`, ...level }]
    }),
}

const recordShape: Check = {
  code: 'content/record-shape',
  level: 'error',
  expected: 'A record has a "content_object_name" and a list "data".',
  section: '2.12',
  needs: [needs.schema, needs.contentObject, needs.content],
  judge: (recording) =>
    exchangesOf(recording, 'content').flatMap((exchange) =>
      (contentOf(exchange)?.problems ?? [])
        .filter(({ code }) => code !== 'content/record-twice')
        .map((problem) => ({ exchange, level: levelOf(problem.level), came: withoutPlace(formatProblem(problem).message) })),
    ),
}

const levelOf = (level: string) => (level === 'error' ? 'error' : 'warning')

/** The same cause may have a different pointer in each answer. */
export const withoutPlace = (message: string): string => message.replace(/^At [^ ]+: /, '')

const recordTwice: Check = {
  code: 'content/record-twice',
  level: 'warning',
  expected: 'Each requested content object gets one record.',
  section: '4.2',
  needs: [needs.schema, needs.contentObject, needs.content],
  judge: (recording) =>
    exchangesOf(recording, 'content').flatMap((exchange) =>
      (contentOf(exchange)?.problems ?? []).flatMap((problem) =>
        problem.code === 'content/record-twice' ? [{ exchange, came: `Several records for "${problem.args.name}"` }] : [],
      ),
    ),
}

const unequalContent: Check = {
  code: 'content/not-repeatable',
  level: 'warning',
  expected: 'The same request of /content, sent twice, gets the same options.',
  section: 'advice',
  needs: [needs.schema, needs.contentObject, needs.repeatedContent],
  judge: (recording) =>
    listUnequalRepeats(recording, 'content').map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}

const aloneDiffers: Check = {
  code: 'content/alone-differs',
  level: 'error',
  expected: 'A content object has the same options alone and among others.',
  section: '4.2',
  needs: [needs.schema, needs.contentObject, needs.content, needs.aloneAndTogether, needs.sameOptions],
  judge: (recording) => {
    if (listUnequalRepeats(recording, 'content').length > 0) return []
    return listRecords(recording).flatMap(({ exchange, object, record }) => {
      const { together } = exchange.purpose
      const other = (together && contentOf(together))?.records.find(({ content_object_name }) => content_object_name === object.name)
      if (record === undefined || other === undefined || isEqual(record.data, other.data)) return []
      return [{ exchange, came: `"${object.name}" has ${count(record.data)} alone, ${count(other.data)} among others` }]
    })
  },
}

const count = ({ length }: readonly unknown[]) => `${length} ${length === 1 ? 'choice' : 'choices'}`

export const recordChecks: readonly Check[] = [
  endpointMissing,
  missingObject,
  unrequestedObject,
  unknownName,
  recordError,
  recordShape,
  recordTwice,
  unequalContent,
  aloneDiffers,
]
