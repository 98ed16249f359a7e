/** A host function that the form calls, by the name of its prop. */
export type HostCallback =
  | 'onChange'
  | 'onReload'
  | 'onSubmit'
  | 'onRequest'
  | 'onCreateConnection'
  | 'contentLoaders'
  | 'connections'
  | 'schemaMerge'
  | 'storage'
  | 'headers'
  | 'moduleCredentials'
  | 'messages'
  | 'templates'
  | 'subscribe'
  | 'values'
  | `slots.${string}`

/** Reports that a host callback failed. */
export type ReportFailure = (callback: HostCallback, cause: unknown) => void

/** Calls the host. An error or rejection is reported and then swallowed: the form continues without the result. Decisions §8. */
export function callHost<Result>(report: ReportFailure, callback: HostCallback, call: () => Result): Result | undefined {
  try {
    return watch(call(), (cause) => report(callback, cause))
  } catch (cause) {
    report(callback, cause)
    return undefined
  }
}

/** Calls the host for something that the form needs: a failure is reported and rethrown, for the caller to show. */
export function askHost<Result>(report: ReportFailure, callback: HostCallback, ask: () => Result): Result {
  try {
    return watch(ask(), (cause) => report(callback, cause))
  } catch (cause) {
    report(callback, cause)
    throw cause
  }
}

/** Handles the rejection of a result that may be a promise, whatever its type says. */
function watch<Result>(result: Result, onFailure: (cause: unknown) => void): Result {
  if (result instanceof Promise) result.catch(onFailure)
  return result
}
