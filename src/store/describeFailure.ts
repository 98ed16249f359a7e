/**
 * What a failure says to people: the message of an error, which the client writes for them; of anything else that was thrown its text.
 * Never empty.
 */
export function describeFailure(cause: unknown): string {
  if (typeof cause === 'string' && cause !== '') return cause
  if (typeof cause !== 'object' || cause === null) return `It failed without a message (${String(cause)}).`
  const message = 'message' in cause ? cause.message : undefined
  return typeof message === 'string' && message !== '' ? message : `It failed without a message (${nameOf(cause)}).`
}

const nameOf = (cause: object): string => ('name' in cause && typeof cause.name === 'string' ? cause.name : 'an object')
