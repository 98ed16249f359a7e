import type { HostCallback, ReportFailure } from '../../store/callHost.ts'

/** A callback of the host that failed. */
export interface CallbackFailure {
  readonly callback: HostCallback
  readonly cause: unknown
  /** The passwords that the form held then, for who repeats what the cause says. */
  readonly secrets: readonly string[]
}

/** Which callbacks of the host have failed, each told once. */
export interface CallbackReports {
  readonly report: ReportFailure
  /** Says how to read the passwords that the form holds at a moment. */
  readonly readSecretsBy: (readSecrets: () => readonly string[]) => void
  /** The same list until there is one more. */
  readonly failures: () => readonly CallbackFailure[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the reports of one form. */
export function createCallbackReports(): CallbackReports {
  const listeners = new Set<() => void>()
  let failures: readonly CallbackFailure[] = []
  let readSecrets = (): readonly string[] => []
  return {
    report: (callback, cause) => {
      if (failures.some((failure) => failure.callback === callback)) return
      failures = [...failures, { callback, cause, secrets: readSecrets() }]
      for (const listener of listeners) listener()
    },
    readSecretsBy: (read) => {
      readSecrets = read
    },
    failures: () => failures,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
