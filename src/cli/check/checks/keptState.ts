import type { Check } from '../check.ts'
import { describeDifference } from './describeDifference.ts'
import { differs, isRepeatable } from './isRepeatable.ts'
import { exchangesOf } from './wellFormed.ts'

export const keptState: Check = {
  code: 'schema/stateful',
  level: 'error',
  expected: 'The first load gets the same schema after all other requests: a module keeps nothing of them.',
  section: '4.1',
  judge: (recording) =>
    exchangesOf(recording, 'repeat')
      .filter(({ purpose }) => purpose.isLate && isRepeatable(recording))
      .filter((exchange) => differs(exchange, exchange.purpose.of))
      .map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}
