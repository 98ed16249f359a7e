import { HttpError } from './httpError.ts'
import type { ModuleOptions } from './moduleOptions.ts'

/** Tells the author of a module what has failed in its own code. Never rejects. */
export type ReportFailure = (thrown: unknown, request: Request, subject: string) => Promise<void>

/**
 * By the option `onError`; without it, in development, in the console. An `HttpError` is an answer and no failure, and neither is that a
 * function stops because its caller has disconnected.
 */
export function createFailureReporter({ onError }: Pick<ModuleOptions, 'onError'>, isDevelopment: boolean): ReportFailure {
  return async (thrown, request, subject) => {
    if (thrown instanceof HttpError || isAbort(thrown, request)) return
    try {
      if (onError) await onError(thrown, request)
      else if (isDevelopment) say(`${subject} failed at ${new URL(request.url).pathname}.`, thrown)
    } catch (cause) {
      say('`onError` failed.', cause)
    }
  }
}

const isAbort = (thrown: unknown, { signal }: Request): boolean =>
  signal.aborted && (thrown === signal.reason || (thrown instanceof Error && thrown.name === 'AbortError'))

function say(sentence: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- there is no other way to the module's author
  console.error(`[moduleform] ${sentence}`, cause)
}
