import type { Check } from '../check.ts'
import { describeDifference } from './describeDifference.ts'
import { isJsonObject } from '../../../core/schema/json.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { jsonOf } from '../exchange/readExchange.ts'
import { differs, isRepeatable } from './isRepeatable.ts'
import { exchangesOf } from './wellFormed.ts'

export const otherFormat: Check = {
  code: 'wire/formats-differ',
  level: 'error',
  expected: 'A module that understands both wire formats gives the same schema in both.',
  section: 'decisions §7',
  judge: (recording) =>
    exchangesOf(recording, 'other-format')
      .filter((exchange) => isRepeatable(recording) && isWrapped(exchange) && differs(exchange, exchange.purpose.of))
      .map((exchange) => ({ exchange, came: describeDifference(exchange, exchange.purpose.of) })),
}

/** A module that only knows the plain format may take a wrapped request for an empty one; it does not wrap its answer. */
function isWrapped(exchange: Exchange): boolean {
  const json = jsonOf(exchange)
  return isJsonObject(json) && isJsonObject(json['data'])
}
