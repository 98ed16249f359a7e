import type { LoggedRequest } from './loggedRequest.ts'

/** The status of a request, in a word or two: its duration, or why there is none. */
export function describeStatus({ outcome, status, durationMs }: LoggedRequest): string {
  if (outcome === 'pending') return 'pending'
  if (outcome === 'aborted') return 'aborted'
  if (outcome === 'failed') return status === undefined ? 'no answer' : `${status}`
  return `${Math.round(durationMs ?? 0)} ms`
}
