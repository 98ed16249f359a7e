import type { Complaint } from '../check.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { statusOf } from '../exchange/readExchange.ts'
import type { Recording } from '../recording.ts'

/** Answers of some statuses that the page of `--origin` may not read; none without one. Preflights are judged by themselves. */
export function judgeCors({ options: { origin }, exchanges }: Recording, isMeant: (status: number) => boolean): Complaint[] {
  if (origin === undefined) return []
  return exchanges
    .filter((exchange) => exchange.call.method === 'POST' && isMeant(statusOf(exchange) ?? 0))
    .flatMap((exchange) => {
      const came = describeRefusal(origin, exchange)
      return came === undefined ? [] : [{ exchange, came }]
    })
}

/** Why a page may not read an answer; `undefined` where it may. */
export function describeRefusal(origin: string, { outcome }: Exchange): string | undefined {
  if (outcome.kind === 'failure') return undefined
  const allowed = outcome.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return undefined
  return allowed === null ? 'No header Access-Control-Allow-Origin' : `Access-Control-Allow-Origin: ${allowed}`
}
