import { gatewayStatuses, ModuleStatusError } from './answerErrors.ts'
import { isModuleError, type ModuleError } from './errors.ts'

/** Statuses of temporary failures: too many requests, or a gateway error. Decisions §7. */
export const passingStatuses: ReadonlySet<number> = new Set([429, ...gatewayStatuses])

/** Milliseconds. A longer wait is of no use in a form, and a timer fires at once if its delay overflows. */
const longestWait = 300_000

const isPassing = (error: ModuleError) => error.kind === 'network' || (error.kind === 'status' && passingStatuses.has(error.status ?? 0))

/**
 * Milliseconds to wait before the next attempt, `undefined` if it would not help. `Retry-After` takes precedence over the backoff; if it
 * asks for more than five minutes there is no retry.
 */
export function retryDelay(error: unknown, attempt: number, backoff: (attempt: number) => number): number | undefined {
  if (!isModuleError(error) || !isPassing(error)) return undefined
  const asked = error instanceof ModuleStatusError ? error.retryAfter : undefined
  if (asked !== undefined && asked > longestWait) return undefined
  return asked ?? backoff(attempt)
}

/** `Retry-After`, seconds or an HTTP date, as milliseconds from `now`; `undefined` where it is missing or neither. */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
