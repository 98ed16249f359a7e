import type { Timers } from './patternMatcher.ts'
import type { CreatePatternWorker, PatternQuestion, PatternWorker } from './patternWorker.ts'

/** There is no worker to run it, with the reason. */
export interface Unavailable {
  readonly cause: string
}

/** `'ended'`: it took too long. */
export type Outcome = boolean | 'ended' | Unavailable

/** A worker that starts on demand, answers one question at a time and is terminated if it takes too long. */
export interface TimedWorker {
  /** Must not be called before the last question has settled. Settles synchronously if no worker can be created. */
  readonly ask: (question: PatternQuestion, settle: (outcome: Outcome) => void) => void
  /** Terminates the worker; a running question is never settled. */
  readonly end: () => void
}

const matchingLimit = 100
/** Generous, because it includes a download; without it a script that never arrives would block a submit forever. */
const startingLimit = 10_000

/** `whenAsked` is called each time a question goes to a worker that has started. */
export const createTimedWorker = (clock: Timers, createWorker: CreatePatternWorker, whenAsked: () => void): TimedWorker => {
  let worker: PatternWorker | undefined
  let current: { readonly question: PatternQuestion; readonly settle: (outcome: Outcome) => void } | undefined
  let timer: unknown

  const end = (): void => {
    clock.clearTimeout(timer)
    worker?.end()
    worker = undefined
  }

  const settle = (outcome: Outcome): void => {
    clock.clearTimeout(timer)
    if (typeof outcome !== 'boolean') end()
    const question = current
    current = undefined
    question?.settle(outcome)
  }

  const send = (): void => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(() => settle('ended'), matchingLimit)
    whenAsked()
    if (current) worker?.ask(current.question)
  }

  const start = (): void => {
    let isReady = false
    const own = createWorker({
      ready: () => {
        isReady = true
        if (worker === own) send()
      },
      // Messages from a terminated worker are ignored.
      answer: (matches) => worker === own && settle(matches),
      fail: (cause) => worker === own && settle(isReady ? 'ended' : { cause }),
    })
    worker = own
    timer = clock.setTimeout(() => settle({ cause: `${own.name} did not start within ${startingLimit / 1_000} seconds.` }), startingLimit)
  }

  return {
    ask: (question, whenSettled) => {
      current = { question, settle: whenSettled }
      if (worker) return send()
      try {
        start()
      } catch (cause) {
        // Workers are not available here, or a security policy forbids them.
        settle({ cause: cause instanceof Error ? cause.message : String(cause) })
      }
    },
    end: () => {
      end()
      current = undefined
    },
  }
}
