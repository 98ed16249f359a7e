import { isEqual } from '../../../core/values/isEqual.ts'
import type { EndpointName } from '../../../client/errors.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { usableOf } from '../exchange/readExchange.ts'
import type { Recording } from '../recording.ts'
import { type ExchangeOf, exchangesOf } from './wellFormed.ts'

/** Whether two usable answers differ; failed ones are the matter of other checks. */
export const differs = (one: Exchange, other: Exchange): boolean => {
  const [a, b] = [usableOf(one), usableOf(other)]
  return a !== undefined && b !== undefined && !isEqual(a, b)
}

/** Requests that were sent again at once, and were answered differently. */
export const listUnequalRepeats = (recording: Recording, endpoint: EndpointName): ExchangeOf<'repeat'>[] =>
  exchangesOf(recording, 'repeat').filter(
    (exchange) => exchange.call.endpoint === endpoint && !exchange.purpose.isLate && differs(exchange, exchange.purpose.of),
  )

/** Where it is not, no other comparison of schemas says anything. */
export const isRepeatable = (recording: Recording): boolean => listUnequalRepeats(recording, 'schema').length === 0
