import { type ModuleError, isModuleError } from '../client/errors.ts'

/** Why something failed: a text of the module or the host, or a code and its details for a text of the form. */
export type Failure =
  | string
  /** The module could not be reached, or gave no usable answer. */
  | { readonly code: 'module'; readonly error: ModuleError }
  /** Something was thrown without a message; `cause` describes it. */
  | { readonly code: 'silent'; readonly cause: string }
  /** This many answers in a row changed these fields, named by label, and each change triggered the next reload. Decisions §5. */
  | { readonly code: 'reloadLoop'; readonly answers: number; readonly fields: readonly string[] }
  /** The answer has no record of a content object, or one without a list. */
  | { readonly code: 'contentMissing'; readonly name: string }
  | { readonly code: 'contentUnreadable'; readonly name: string }

/** The properties of something that was thrown or returned, of whatever type. */
type Thrown = Readonly<Record<'message' | 'name' | 'ok' | 'status', unknown>>

/**
 * A failure for something that was thrown: an error's message or the thrown text; a module error is kept whole. A response of `fetch` that
 * is not ok, which a host may throw or pass on as it is, is told by its status.
 */
export function describeFailure(cause: unknown): Failure {
  if (isModuleError(cause)) return { code: 'module', error: cause }
  if (cause && typeof cause === 'string') return cause
  if (typeof cause !== 'object' || cause === null) return { code: 'silent', cause: String(cause) }
  // `as`: nothing is read but these properties.
  const { message, name, status } = cause as Thrown
  if (message && typeof message === 'string') return message
  if (isRefusal(cause)) return `The server answered ${String(status)}.`
  return { code: 'silent', cause: typeof name === 'string' ? name : 'object' }
}

/** Whether something is a response of `fetch` that is not ok. */
export function isRefusal(answer: object): boolean {
  // `as`: nothing is read but these properties.
  const { ok, status } = answer as Thrown
  return ok === false && typeof status === 'number'
}
