import type { Timers } from './patternMatcher.ts'
import type { CreatePatternWorker, PatternQuestion, PatternWorker } from './patternWorker.ts'

/** There is no worker to run it, and why. */
export interface Unavailable {
  readonly cause: string
}

/** `'ended'`: it took too long. */
export type Outcome = boolean | 'ended' | Unavailable

/** A worker that is there when it is needed, answers one question at a time and never takes long. */
export interface TimedWorker {
  /** To be called again only when the last question has settled. Settles within the call where no worker can be made. */
  readonly ask: (question: PatternQuestion, settle: (outcome: Outcome) => void) => void
  /** Ends the worker; a question under way is not settled any more. */
  readonly end: () => void
}

const matchingLimit = 100
/** Generous, since it covers a download; without it a script that never arrives would hold a submit forever. */
const startingLimit = 10_000

/** `whenAsked` is told each time that a question goes to a worker that has started. */
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
      // What a worker still says after it was ended concerns nobody.
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
        // No workers in this place, or none allowed by its security policy.
        settle({ cause: cause instanceof Error ? cause.message : String(cause) })
      }
    },
    end: () => {
      end()
      current = undefined
    },
  }
}
