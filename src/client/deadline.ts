import type { Clock } from './clock.ts'

/** Ends an operation on timeout or when its caller aborts, even if the operation itself ignores both. */
export interface Deadline {
  /** For `fetch`. Its `reason` is the caller's, or the error of the time-out. */
  readonly signal: AbortSignal
  readonly race: <T>(work: Promise<T>) => Promise<T>
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** Milliseconds left. */
  readonly remaining: () => number
  readonly dispose: () => void
}

interface DeadlineOptions {
  readonly clock: Clock
  /** Milliseconds; `Infinity` for none. */
  readonly timeout: number
  readonly caller: AbortSignal | undefined
  readonly createTimeoutError: () => Error
}

/** Longer timers overflow and fire at once. */
export const longestTimer = 2 ** 31 - 1

export function createDeadline({ clock, timeout, caller, createTimeoutError }: DeadlineOptions): Deadline {
  const controller = new AbortController()
  const { signal } = controller
  const elapsed = () => clock.elapsed?.() ?? clock.now()
  const endsAt = elapsed() + timeout
  const abortAsCaller = () => controller.abort(caller?.reason)
  const timer = timeout > longestTimer ? undefined : clock.setTimeout(() => controller.abort(createTimeoutError()), timeout)
  if (caller?.aborted) abortAsCaller()
  caller?.addEventListener('abort', abortAsCaller, { once: true })

  const race = <T>(work: Promise<T>) => raceAgainst(signal, work)
  return {
    signal,
    race,
    wait: async (milliseconds) => {
      let pause: unknown
      const over = new Promise<void>((resolve) => {
        pause = clock.setTimeout(resolve, milliseconds)
      })
      await race(over).finally(() => clock.clearTimeout(pause))
    },
    remaining: () => endsAt - elapsed(),
    dispose: () => {
      if (timer !== undefined) clock.clearTimeout(timer)
      caller?.removeEventListener('abort', abortAsCaller)
    },
  }
}

/** Settles like `work`, or rejects with the signal's reason, whichever happens first. */
export function raceAgainst<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // The caller chooses the reason, which need not be an Error.
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
