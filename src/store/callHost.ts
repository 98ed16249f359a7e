/** What a host hands over for the form to call, by the name of its prop. */
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

/** Says that a callback of the host's failed. */
export type ReportFailure = (callback: HostCallback, cause: unknown) => void

/** Calls the host. What it throws or rejects with is reported and goes no further: the form goes on without. Decisions §8. */
export function callHost<Result>(report: ReportFailure, callback: HostCallback, call: () => Result): Result | undefined {
  try {
    return watch(call(), (cause) => report(callback, cause))
  } catch (cause) {
    report(callback, cause)
    return undefined
  }
}

/** Calls the host for something that the form needs: a failure is reported, and passed on to who shows what is missing. */
export function askHost<Result>(report: ReportFailure, callback: HostCallback, ask: () => Result): Result {
  try {
    return watch(ask(), (cause) => report(callback, cause))
  } catch (cause) {
    report(callback, cause)
    throw cause
  }
}

/** Hears of the rejection of what may be a promise, whatever its type says. */
function watch<Result>(result: Result, onFailure: (cause: unknown) => void): Result {
  if (result instanceof Promise) result.catch(onFailure)
  return result
}
