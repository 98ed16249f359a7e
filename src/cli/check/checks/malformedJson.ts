import type { Check } from '../check.ts'
import { describeOutcome, statusOf } from '../exchange/readExchange.ts'
import { exchangesOf } from './wellFormed.ts'

export const malformedJson: Check = {
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
