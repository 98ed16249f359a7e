import { defaults } from '../../../client/clientSettings.ts'
import type { Clock } from '../../../client/clock.ts'
import { parseRetryAfter, passingStatuses } from '../../../client/retryDelay.ts'
import type { Exchange, Outcome, Purpose } from './exchange.ts'
import { statusOf } from './readExchange.ts'

/** How often a request is sent again for which the module names the time to wait. */
const mostAsked = 5

/** Milliseconds that a module asks to wait by `Retry-After`; `undefined` where it does not. */
function askedWait(outcome: Outcome, now: number): number | undefined {
  if (outcome.kind === 'failure' || !passingStatuses.has(outcome.answer.status)) return undefined
  return parseRetryAfter(outcome.headers.get('retry-after'), now)
}

/** The module asked to come again later: nothing is known about what was requested. */
export const isPutOff = ({ outcome }: Pick<Exchange, 'outcome'>): boolean =>
  outcome.kind === 'answer' && (outcome.answer.status === 429 || askedWait(outcome, 0) !== undefined)

/** Whether the failure may pass by itself, so that the form would ask again. */
export const isPassing = (exchange: Exchange): boolean => passingStatuses.has(statusOf(exchange) ?? 0)

/**
 * Milliseconds to wait before a request is sent again, `undefined` if it is not. Only the first load is asked again like the form asks
 * whenever a gateway failed: a module that fails so for hundreds of requests would take all the time.
 */
export function waitBefore(outcome: Outcome, attempt: number, { kind }: Purpose, now: number): number | undefined {
  if (outcome.kind === 'failure' || !passingStatuses.has(outcome.answer.status)) return undefined
  const asked = askedWait(outcome, now)
  if (asked !== undefined) return attempt <= mostAsked ? asked : undefined
  const isTriedAgain = outcome.answer.status === 429 || kind === 'detection'
  return isTriedAgain && attempt <= defaults.retries ? defaults.backoff(attempt) : undefined
}

/** Rejects with the reason of the signal if that is aborted meanwhile. */
export function pause(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clock.clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = clock.setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
