import { logInDevelopment } from '../../client/errors/logInDevelopment.ts'
import type { Problem } from '../../core/schema/problems.ts'
import type { HostCallback, ReportFailure } from '../../store/callHost.ts'
import { describeFailure } from '../../store/describeFailure.ts'

/** Which callbacks of the host have failed, each told once. */
export interface CallbackReports {
  readonly report: ReportFailure
  /** The same list until there is one more. */
  readonly problems: () => readonly Problem[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the reports of one form. */
export function createCallbackReports(): CallbackReports {
  const failed = new Set<HostCallback>()
  const listeners = new Set<() => void>()
  let problems: readonly Problem[] = []
  return {
    report: (callback, cause) => {
      if (failed.has(callback)) return
      failed.add(callback)
      logInDevelopment(`moduleform: \`${callback}\` failed. The form goes on; this is said once.`, cause)
      problems = [...problems, { code: 'host/callback-failed', level: 'error', pointer: '', args: { callback, reason: reasonOf(cause) } }]
      for (const listener of listeners) listener()
    },
    problems: () => problems,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function reasonOf(cause: unknown): string {
  const failure = describeFailure(cause)
  if (typeof failure === 'string') return failure
  return failure.code === 'module' ? failure.error.message : String(cause)
}
