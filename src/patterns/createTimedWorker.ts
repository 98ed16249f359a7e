import type { Timers } from './patternMatcher.ts'
import type { CreatePatternWorker, PatternQuestion, PatternWorker } from './patternWorker.ts'

/** `'ended'`: it took too long. `'unavailable'`: there is no worker to run it. */
export type Outcome = boolean | 'ended' | 'unavailable'

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

export const createTimedWorker = (clock: Timers, createWorker: CreatePatternWorker): TimedWorker => {
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
    if (typeof outcome === 'string') end()
    const question = current
    current = undefined
    question?.settle(outcome)
  }

  const send = (): void => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(() => settle('ended'), matchingLimit)
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
      fail: () => worker === own && settle(isReady ? 'ended' : 'unavailable'),
    })
    worker = own
    timer = clock.setTimeout(() => settle('unavailable'), startingLimit)
  }

  return {
    ask: (question, whenSettled) => {
      current = { question, settle: whenSettled }
      if (worker) return send()
      try {
        start()
      } catch {
        // No workers in this place, or none allowed by its security policy.
        settle('unavailable')
      }
    },
    end: () => {
      end()
      current = undefined
    },
  }
}
