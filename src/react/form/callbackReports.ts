import { createListeners } from '../../core/values/createListeners.ts'
import type { HostCallback, ReportFailure } from '../../store/callHost.ts'

/** A host callback that failed. */
export interface CallbackFailure {
  readonly callback: HostCallback
  readonly cause: unknown
  /** The passwords that the form held at that time, to mask them where the cause is shown. */
  readonly secrets: readonly string[]
}

/** The host callbacks that have failed, each reported once. */
export interface CallbackReports {
  readonly report: ReportFailure
  /** Sets the function that reads the form's current passwords. */
  readonly readSecretsBy: (readSecrets: () => readonly string[]) => void
  /** The same array until one is added. */
  readonly failures: () => readonly CallbackFailure[]
  readonly subscribe: (listener: () => void) => () => void
}

export function createCallbackReports(): CallbackReports {
  const { subscribe, tell } = createListeners()
  let failures: readonly CallbackFailure[] = []
  let readSecrets = (): readonly string[] => []
  return {
    report: (callback, cause) => {
      if (failures.some((failure) => failure.callback === callback)) return
      failures = [...failures, { callback, cause, secrets: readSecrets() }]
      tell()
    },
    readSecretsBy: (read) => {
      readSecrets = read
    },
    failures: () => failures,
    subscribe,
  }
}
