import type { Check } from '../check.ts'
import { describeDifference } from './describeDifference.ts'
import { differs, isRepeatable } from './isRepeatable.ts'
import { exchangesOf } from './wellFormed.ts'

export const otherFormat: Check = {
  code: 'wire/formats-differ',
  level: 'error',
  expected: 'A module that understands both wire formats gives the same schema in both.',
  section: 'decisions §7',
  judge: (recording) =>
    exchangesOf(recording, 'other-format')
      .filter((exchange) => isRepeatable(recording) && differs(exchange, exchange.purpose.of))
      .map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}
