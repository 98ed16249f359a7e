import type { Check } from '../check.ts'
import { describeDifference } from './describeDifference.ts'
import { listUnequalRepeats } from './isRepeatable.ts'

export const unequalSchema: Check = {
  code: 'schema/not-repeatable',
  level: 'error',
  expected: 'The same request of /schema, sent twice, gets the same schema.',
  section: '4.1',
  judge: (recording) =>
    listUnequalRepeats(recording, 'schema').map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}
