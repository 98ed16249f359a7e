import type { Check } from '../check.ts'
import { describeDifference } from './describeDifference.ts'
import { differs, isRepeatable } from './isRepeatable.ts'
import { exchangesOf } from './wellFormed.ts'

export const noFixPoint: Check = {
  code: 'schema/no-fix-point',
  level: 'error',
  expected: 'A module that gets its own schema and data back answers the same schema, after four rounds at the latest.',
  section: '4.1',
  judge: (recording) =>
    exchangesOf(recording, 'fix-point')
      .filter(({ purpose }) => purpose.isLast && isRepeatable(recording))
      .filter((exchange) => differs(exchange, exchange.purpose.of))
      .map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}
