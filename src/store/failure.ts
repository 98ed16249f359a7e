import { type ModuleError, isModuleError } from '../client/errors.ts'

/** Why something failed: the text that came with it, from the module or the host; or what is known of it, to be said in the host's words. */
export type Failure =
  | string
  /** The module could not be asked, or gave no usable answer. */
  | { readonly code: 'module'; readonly error: ModuleError }
  /** Something was thrown that says nothing; `cause` is what it was. */
  | { readonly code: 'silent'; readonly cause: string }
  /** So many answers in a row changed these fields, named by label, which asked for the next. Decisions §5. */
  | { readonly code: 'reloadLoop'; readonly answers: number; readonly fields: readonly string[] }
  /** The answer has no record of a content object, or one without a list. */
  | { readonly code: 'contentMissing'; readonly name: string }
  | { readonly code: 'contentUnreadable'; readonly name: string }

/** What a failure says to people: the message of an error, or the text that was thrown; what the client knows of a module is kept whole. */
export function describeFailure(cause: unknown): Failure {
  if (isModuleError(cause)) return { code: 'module', error: cause }
  if (typeof cause === 'string' && cause !== '') return cause
  if (typeof cause !== 'object' || cause === null) return { code: 'silent', cause: String(cause) }
  const message = 'message' in cause ? cause.message : undefined
  return typeof message === 'string' && message !== '' ? message : { code: 'silent', cause: nameOf(cause) }
}

const nameOf = (cause: object): string => ('name' in cause && typeof cause.name === 'string' ? cause.name : 'object')
