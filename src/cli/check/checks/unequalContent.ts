import type { Check } from '../check.ts'
import { describeDifference } from './describeDifference.ts'
import { listUnequalRepeats } from './isRepeatable.ts'

export const unequalContent: Check = {
  code: 'content/not-repeatable',
  level: 'error',
  expected: 'The same request of /content, sent twice, gets the same options.',
  section: '4.2',
  judge: (recording) =>
    listUnequalRepeats(recording, 'content').map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}
