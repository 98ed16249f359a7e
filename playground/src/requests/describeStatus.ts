import type { LoggedRequest } from './loggedRequest.ts'

/** How a request stands, in a word or two: its time, or why there is none. */
export function describeStatus({ outcome, status, durationMs }: LoggedRequest): string {
  if (outcome === 'pending') return 'pending'
  if (outcome === 'aborted') return 'aborted'
  if (outcome === 'failed') return status === undefined ? 'no answer' : `${status}`
  return `${Math.round(durationMs ?? 0)} ms`
}
