import type { Check, Complaint } from '../check.ts'
import type { CheckOptions } from '../checkOptions.ts'
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
      const came = describeFault(exchange, recording.options)
      return came === undefined ? [] : [{ exchange, came }]
    }),
}

function describeFault(exchange: ExchangeOf<'preflight'>, options: CheckOptions): string | undefined {
  const { outcome, call } = exchange
  if (outcome.kind === 'failure') return undefined
  if (!outcome.answer.isOk) return describeOutcome(exchange)
  const asked = call.headers.find(([name]) => name === 'access-control-request-headers')?.[1].split(',') ?? []
  const listed = outcome.headers.get('access-control-allow-headers') ?? ''
  const allowed = listed
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  // `*` does not cover `authorization`, and with cookies nothing. Fetch standard, CORS-preflight fetch.
  const isAny = allowed.includes('*') && !sendsCookie(options)
  const missing = asked.filter((name) => !allowed.includes(name) && (name === 'authorization' || !isAny))
  return describeRefusal(options, exchange) ?? (missing.length > 0 ? `Access-Control-Allow-Headers lacks ${missing.join(', ')}` : undefined)
}

const corsAnswer: Check = {
  code: 'cors/answer',
  level: 'error',
  expected:
    'Good answers may be read by the page of --origin: Access-Control-Allow-Origin names it, or, if no cookie is sent, stands for all.',
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
function judgeCors({ options, exchanges }: Recording, isMeant: (status: number) => boolean): Complaint[] {
  if (options.origin === undefined) return []
  return exchanges
    .filter((exchange) => exchange.call.method === 'POST' && isMeant(statusOf(exchange) ?? 0))
    .flatMap((exchange) => {
      const came = describeRefusal(options, exchange)
      return came === undefined ? [] : [{ exchange, came }]
    })
}

/** Why a page may not read an answer, or not with the cookie that `--header` sends; `undefined` if it may. */
function describeRefusal(options: CheckOptions, { outcome }: Exchange): string | undefined {
  if (outcome.kind === 'failure') return undefined
  const allowed = outcome.headers.get('access-control-allow-origin')
  if (allowed === null) return 'No header Access-Control-Allow-Origin'
  if (allowed !== '*' && allowed !== options.origin) return `Access-Control-Allow-Origin: ${allowed}`
  if (!sendsCookie(options)) return undefined
  if (allowed === '*') return 'Access-Control-Allow-Origin: *, which does not count with a cookie'
  const credentials = outcome.headers.get('access-control-allow-credentials')
  return credentials === 'true' ? undefined : 'No header Access-Control-Allow-Credentials: true, without which no cookie counts'
}

const sendsCookie = ({ headers }: CheckOptions): boolean => headers.some(([name]) => name.toLowerCase() === 'cookie')

export const corsChecks: readonly Check[] = [corsPreflight, corsAnswer, corsError]
