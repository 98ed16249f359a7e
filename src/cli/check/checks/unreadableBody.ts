import type { Check } from '../check.ts'
import { describeOutcome, statusOf } from '../exchange/readExchange.ts'
import { exchangesOf } from './wellFormed.ts'

export const unreadableBody: Check = {
  code: 'error/unreadable-body',
  level: 'error',
  expected: 'JSON that lacks what the endpoint needs is refused with 400 to 499 or answered, never with 500.',
  section: '7',
  judge: (recording) =>
    exchangesOf(recording, 'malformed')
      .filter((exchange) => exchange.purpose.isJson && (statusOf(exchange) ?? 0) >= 500)
      .map((exchange) => ({ exchange, came: describeOutcome(exchange) })),
}
