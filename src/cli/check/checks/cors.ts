import type { Check, Complaint } from '../check.ts'
import { describeOutcome, statusOf } from '../exchange/readExchange.ts'
import { type ExchangeOf, exchangesOf, type Recording } from '../recording.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { needs } from './needs.ts'

const corsPreflight: Check = {
  code: 'cors/preflight',
  level: 'error',
  expected: 'OPTIONS is answered with 200 to 299, the origin, and Access-Control-Allow-Headers with each header that is sent.',
  section: 'Fetch standard, CORS',
  needs: [needs.origin, needs.preflight],
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
  // `*` does not cover `authorization`. Fetch standard, CORS-preflight fetch.
  const missing = asked.filter((name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')))
  return describeRefusal(origin, exchange) ?? (missing.length > 0 ? `Access-Control-Allow-Headers lacks ${missing.join(', ')}` : undefined)
}

const corsAnswer: Check = {
  code: 'cors/answer',
  level: 'error',
  expected: 'Good answers may be read by the page of --origin: Access-Control-Allow-Origin names it, or stands for all.',
  section: 'Fetch standard, CORS',
  needs: [needs.origin, needs.goodAnswer],
  judge: (recording) => judgeCors(recording, (status) => status >= 200 && status < 300),
}

const corsError: Check = {
  code: 'cors/error',
  level: 'error',
  expected: 'Failures too may be read by the page of --origin; else a person sees no message but "nothing answers".',
  section: 'Fetch standard, CORS',
  needs: [needs.origin, needs.failure],
  judge: (recording) => judgeCors(recording, (status) => status >= 400),
}

/**
 * Answers with the given statuses that the page of `--origin` may not read; none without that option. Preflights have a check of their own.
 */
function judgeCors({ options: { origin }, exchanges }: Recording, isMeant: (status: number) => boolean): Complaint[] {
  if (origin === undefined) return []
  return exchanges
    .filter((exchange) => exchange.call.method === 'POST' && isMeant(statusOf(exchange) ?? 0))
    .flatMap((exchange) => {
      const came = describeRefusal(origin, exchange)
      return came === undefined ? [] : [{ exchange, came }]
    })
}

/** Why a page may not read an answer; `undefined` if it may. */
function describeRefusal(origin: string, { outcome }: Exchange): string | undefined {
  if (outcome.kind === 'failure') return undefined
  const allowed = outcome.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return undefined
  return allowed === null ? 'No header Access-Control-Allow-Origin' : `Access-Control-Allow-Origin: ${allowed}`
}

export const corsChecks: readonly Check[] = [corsPreflight, corsAnswer, corsError]
