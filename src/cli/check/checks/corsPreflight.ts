import type { Check } from '../check.ts'
import { describeOutcome } from '../exchange/readExchange.ts'
import { describeRefusal } from './judgeCors.ts'
import { type ExchangeOf, exchangesOf } from './wellFormed.ts'

export const corsPreflight: Check = {
  code: 'cors/preflight',
  level: 'error',
  expected: 'OPTIONS is answered with 200 to 299, the origin, and Access-Control-Allow-Headers with each header that is sent.',
  section: '4',
  judge: (recording) =>
    exchangesOf(recording, 'preflight').flatMap((exchange) => {
      const came = describeFault(exchange, recording.options.origin ?? '')
      return came === undefined ? [] : [{ exchange, came }]
    }),
}

function describeFault(exchange: ExchangeOf<'preflight'>, origin: string): string | undefined {
  const { outcome, call } = exchange
  if (outcome.kind === 'failure') return undefined
  if (!outcome.answer.isOk) return describeOutcome(exchange)
  const asked = call.headers.find(([name]) => name === 'access-control-request-headers')?.[1].split(',') ?? []
  const listed = outcome.headers.get('access-control-allow-headers') ?? ''
  const allowed = listed
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  // The star does not stand for `authorization`. Fetch standard, CORS-preflight fetch.
  const missing = asked.filter((name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')))
  return describeRefusal(origin, exchange) ?? (missing.length > 0 ? `Access-Control-Allow-Headers lacks ${missing.join(', ')}` : undefined)
}
