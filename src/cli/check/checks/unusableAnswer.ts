import type { Check } from '../check.ts'
import { describeOutcome, jsonOf, usableOf } from '../exchange/readExchange.ts'
import { wellFormed } from './wellFormed.ts'

export const unusableAnswer: Check = {
  code: 'answer/unusable',
  level: 'error',
  expected: 'An answer of /schema holds an object with a "fields" array, one of /content a "content_objects" array.',
  section: '4.1, 4.2',
  judge: (recording) =>
    wellFormed(recording)
      .filter((exchange) => jsonOf(exchange) !== undefined && usableOf(exchange) === undefined)
      .map((exchange) => ({ exchange, came: describeOutcome(exchange) })),
}
