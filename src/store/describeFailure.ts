import { isModuleError } from '../client/errors/moduleError.ts'
import type { Failure } from './failure.ts'

/** What a failure says to people: the message of an error, or the text that was thrown; what the client knows of a module is kept whole. */
export function describeFailure(cause: unknown): Failure {
  if (isModuleError(cause)) return { code: 'module', error: cause }
  if (typeof cause === 'string' && cause !== '') return cause
  if (typeof cause !== 'object' || cause === null) return { code: 'silent', cause: String(cause) }
  const message = 'message' in cause ? cause.message : undefined
  return typeof message === 'string' && message !== '' ? message : { code: 'silent', cause: nameOf(cause) }
}

const nameOf = (cause: object): string => ('name' in cause && typeof cause.name === 'string' ? cause.name : 'object')
