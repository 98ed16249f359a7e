import { isModuleError, type ModuleError } from './errors/moduleError.ts'
import { ModuleStatusError } from './errors/moduleStatusError.ts'

/** Statuses that may pass by themselves. Decisions §7. */
const passingStatuses = new Set([429, 502, 503, 504])

const isPassing = (error: ModuleError) => error.kind === 'network' || (error.kind === 'status' && passingStatuses.has(error.status ?? 0))

/**
 * Milliseconds to wait before the next attempt, `undefined` where another would not help. `Retry-After` goes before the backoff.
 */
export function retryDelay(error: unknown, attempt: number, backoff: (attempt: number) => number): number | undefined {
  if (!isModuleError(error) || !isPassing(error)) return undefined
  return (error instanceof ModuleStatusError ? error.retryAfter : undefined) ?? backoff(attempt)
}

/** `Retry-After`, seconds or an HTTP date, as milliseconds from `now`; `undefined` where it is missing or neither. */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
