import type { Check } from '../check.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { describeOutcome, statusOf } from '../exchange/readExchange.ts'
import { isAboutGoverning } from './contentRecords.ts'
import { wellFormed } from './wellFormed.ts'

export const failedRequest: Check = {
  code: 'answer/status',
  level: 'error',
  expected: 'A request as the form sends it is answered with a status of 200 to 299.',
  section: '4',
  judge: (recording) =>
    wellFormed(recording)
      .filter((exchange) => !isAboutGoverning(exchange) && isFailure(exchange))
      .map((exchange) => ({ exchange, came: describeOutcome(exchange) })),
}

const isFailure = (exchange: Exchange) => {
  const status = statusOf(exchange) ?? 200
  return status >= (exchange.purpose.isGuess === true ? 500 : 400) || status < 200
}
