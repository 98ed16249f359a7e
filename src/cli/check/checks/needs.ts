import type { EndpointName } from '../../../client/errors.ts'
import type { Need } from '../check.ts'
import type { AskedObject, Exchange, FormDataVariety } from '../exchange/exchange.ts'
import { jsonOf, schemaOf, statusOf, usableOf } from '../exchange/readExchange.ts'
import { exchangesOf, lacksInput, listRecords, type Recording, wellFormed } from '../recording.ts'
import { isRepeatable, listUnequalRepeats } from './differences.ts'

const isAnswered = ({ outcome }: Exchange) => outcome.kind === 'answer'
const isUsable = (exchange: Exchange) => usableOf(exchange) !== undefined

const isRepeated = (recording: Recording, endpoint: EndpointName) =>
  exchangesOf(recording, 'repeat').some(
    (exchange) => exchange.call.endpoint === endpoint && !exchange.purpose.isLate && isUsable(exchange) && isUsable(exchange.purpose.of),
  )

const isGovernedSo = (recording: Recording, fieldsOf: (object: AskedObject) => readonly string[]) =>
  exchangesOf(recording, 'content').some(
    (exchange) => isAnswered(exchange) && exchange.purpose.objects.some((one) => fieldsOf(one).length > 0),
  )

const hasFormData = (recording: Recording, variety: FormDataVariety) =>
  exchangesOf(recording, 'form-data').some((exchange) => exchange.purpose.variety === variety && isAnswered(exchange))

const hasMalformed = (recording: Recording, isJson: boolean) =>
  exchangesOf(recording, 'malformed').some((exchange) => exchange.purpose.isJson === isJson && isAnswered(exchange))

/** What checks judge. A run may get none of it; `why` then says so. */
export const needs = {
  answer: {
    why: 'nothing was answered',
    isMet: ({ exchanges }) => exchanges.some(isAnswered),
  },
  json: {
    why: 'no answer was JSON',
    isMet: ({ exchanges }) => exchanges.some(({ outcome }) => outcome.kind === 'answer' && outcome.answer.json !== undefined),
  },
  goodAnswer: {
    why: 'no request was answered with 200 to 299',
    isMet: (recording) => wellFormed(recording).some(({ outcome }) => outcome.kind === 'answer' && outcome.answer.isOk),
  },
  goodJson: {
    why: 'no good answer was JSON',
    isMet: (recording) => wellFormed(recording).some((exchange) => jsonOf(exchange) !== undefined),
  },
  usableAnswer: {
    why: 'no answer held a schema or content objects',
    isMet: (recording) => wellFormed(recording).some(isUsable),
  },
  failure: {
    why: 'no request was answered with 400 or more',
    isMet: ({ exchanges }) => exchanges.some((exchange) => exchange.call.method === 'POST' && (statusOf(exchange) ?? 0) >= 400),
  },
  plainFormat: {
    why: 'the requests were wrapped',
    isMet: ({ format }) => format === 'plain',
  },
  origin: {
    why: 'no --origin was given',
    isMet: ({ options }) => options.origin !== undefined,
  },
  preflight: {
    why: 'no preflight was answered',
    isMet: (recording) => exchangesOf(recording, 'preflight').some(isAnswered),
  },
  bothFormats: {
    why: 'one wire format alone was tried',
    isMet: (recording) => exchangesOf(recording, 'other-format').length + exchangesOf(recording, 'detection').length > 1,
  },
  schema: {
    why: 'no schema came',
    isMet: ({ first }) => schemaOf(first) !== undefined,
  },
  lintedSchema: {
    why: 'there was no time left for it',
    isMet: ({ linted }) => linted.problems.size > 0,
  },
  sameSchema: {
    why: 'the schema differs each time',
    isMet: isRepeatable,
  },
  repeatedSchema: {
    why: 'no request of /schema was answered twice',
    isMet: (recording) => isRepeated(recording, 'schema'),
  },
  lateRepeat: {
    why: 'the first load was not answered again after all others',
    isMet: (recording) => exchangesOf(recording, 'repeat').some((exchange) => exchange.purpose.isLate && isUsable(exchange)),
  },
  sentBack: {
    why: 'no schema that was sent back was answered with one',
    isMet: (recording) => exchangesOf(recording, 'fix-point').some(isUsable),
  },
  reload: {
    why: 'no field that loads the schema was set, or no schema came of it',
    isMet: (recording) => exchangesOf(recording, 'choice').some(isUsable),
  },
  contentObject: {
    why: 'no content object was requested',
    isMet: (recording) => exchangesOf(recording, 'content').length > 0,
  },
  content: {
    why: 'no content object was answered',
    isMet: (recording) => exchangesOf(recording, 'content').some(isUsable),
  },
  options: {
    why: 'no options came',
    isMet: (recording) => listRecords(recording).some(({ record }) => (record?.data.length ?? 0) > 0),
  },
  sameOptions: {
    why: 'the options differ each time',
    isMet: (recording) => listUnequalRepeats(recording, 'content').length === 0,
  },
  repeatedContent: {
    why: 'no request of /content was answered twice',
    isMet: (recording) => isRepeated(recording, 'content'),
  },
  aloneAndTogether: {
    why: 'no content object was answered both alone and among others',
    isMet: (recording) =>
      exchangesOf(recording, 'content').some(
        (exchange) => exchange.purpose.together !== undefined && isUsable(exchange.purpose.together) && isUsable(exchange),
      ),
  },
  unknownName: {
    why: 'no unknown name was requested',
    isMet: (recording) => exchangesOf(recording, 'unknown-name').some(isAnswered),
  },
  chosen: {
    why: 'no list was loaded again after a choice from it',
    isMet: (recording) => listRecords(recording).some(({ object, record }) => object.chosen !== undefined && record !== undefined),
  },
  emptyDependency: {
    why: 'no content object was requested with an empty governing field',
    isMet: (recording) => isGovernedSo(recording, ({ empty }) => empty),
  },
  unknownDependency: {
    why: 'no content object was requested with an unknown selection in a governing field',
    isMet: (recording) => isGovernedSo(recording, ({ unknown }) => unknown),
  },
  allInput: {
    why: 'a password or a connection is missing; give it with --form-data or --connection',
    isMet: (recording) => !lacksInput(recording),
  },
  emptyData: {
    why: 'no empty form data were answered',
    isMet: (recording) => hasFormData(recording, 'empty'),
  },
  partialData: {
    why: 'no form data that are filled in by half were answered',
    isMet: (recording) => hasFormData(recording, 'partial'),
  },
  hostileData: {
    why: 'no hostile form data were answered',
    isMet: (recording) => hasFormData(recording, 'hostile'),
  },
  malformedBody: {
    why: 'no body that is not JSON was answered',
    isMet: (recording) => hasMalformed(recording, false),
  },
  unreadableBody: {
    why: 'no body that is no request was answered',
    isMet: (recording) => hasMalformed(recording, true),
  },
} satisfies Readonly<Record<string, Need>>
