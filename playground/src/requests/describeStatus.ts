import type { LoggedRequest } from './loggedRequest.ts'

/** The status of a request, in a word or two. An answer of a good status that is no good, such as one without a schema, is said to have failed. */
export function describeStatus({ outcome, status, isBrokenOff }: LoggedRequest): string {
  if (outcome === 'pending') return 'pending'
  if (outcome === 'aborted') return 'aborted'
  if (status === undefined) return isBrokenOff === true ? 'broken off' : 'no answer'
  return outcome === 'failed' && status < 300 ? `${status} failed` : String(status)
}
