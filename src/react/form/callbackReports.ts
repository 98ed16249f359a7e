import { logInDevelopment } from '../../client/errors/logInDevelopment.ts'
import type { Problem } from '../../core/schema/problems.ts'
import type { HostCallback, ReportFailure } from '../../store/callHost.ts'
import { describeFailure } from '../../store/describeFailure.ts'

/** Which callbacks of the host have failed, each told once. */
export interface CallbackReports {
  readonly report: ReportFailure
  /** Says how to take the passwords out of a sentence that the form holds at that moment. */
  readonly maskBy: (createMask: () => (text: string) => string) => void
  /** The same list until there is one more. */
  readonly problems: () => readonly Problem[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the reports of one form. */
export function createCallbackReports(): CallbackReports {
  const failed = new Set<HostCallback>()
  const listeners = new Set<() => void>()
  let problems: readonly Problem[] = []
  let createMask = () => (text: string) => text
  return {
    report: (callback, cause) => {
      if (failed.has(callback)) return
      failed.add(callback)
      logInDevelopment(`moduleform: \`${callback}\` failed. The form goes on; this is said once.`, cause)
      problems = [
        ...problems,
        { code: 'host/callback-failed', level: 'error', pointer: '', args: { callback, reason: createMask()(reasonOf(cause)) } },
      ]
      for (const listener of listeners) listener()
    },
    maskBy: (next) => {
      createMask = next
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
