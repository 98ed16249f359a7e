import { createTimedWorker, type Outcome as TimedOutcome, type Unavailable } from './createTimedWorker.ts'
import type { Timers } from './patternMatcher.ts'
import type { CreatePatternWorker, PatternQuestion } from './patternWorker.ts'

/** `'over'`: the total time was up before its turn or during it. */
export type Outcome = TimedOutcome | 'over'

interface Job extends PatternQuestion {
  readonly settle: (outcome: Outcome) => void
}

/** Matches natively in a worker, one question after the other, and drops all that are left 2 s after the first. */
export interface PatternRunner {
  /** Settles later, or synchronously if no worker can run. */
  readonly run: (question: PatternQuestion, settle: (outcome: Outcome) => void) => void
  /** Terminates the worker; pending questions are never settled. */
  readonly dispose: () => void
}

/** For all questions that are pending together, such as those of a submit; in milliseconds, without the first start of the worker. */
const totalLimit = 2_000

export const createPatternRunner = (clock: Timers, createWorker: CreatePatternWorker): PatternRunner => {
  let queue: Job[] = []
  let unavailable: Unavailable | undefined
  let timer: unknown
  const worker = createTimedWorker(clock, createWorker, () => {
    timer ??= clock.setTimeout(giveUp, totalLimit)
  })

  const stopTimer = (): void => {
    clock.clearTimeout(timer)
    timer = undefined
  }

  const askNext = (): void => {
    const [job] = queue
    if (job) worker.ask({ pattern: job.pattern, text: job.text }, (outcome) => finish(job, outcome))
    else stopTimer()
  }

  const settleAll = (outcome: Outcome): void => {
    stopTimer()
    for (const job of queue.splice(0)) job.settle(outcome)
  }

  const giveUp = (): void => {
    worker.end()
    settleAll('over')
  }

  const finish = (job: Job, outcome: TimedOutcome): void => {
    if (typeof outcome === 'object') {
      unavailable = outcome
      return settleAll(outcome)
    }
    queue.shift()
    // Before settling, which may cause new questions.
    askNext()
    job.settle(outcome)
  }

  return {
    run: (question, settle) => {
      if (unavailable) return settle(unavailable)
      queue.push({ ...question, settle })
      if (queue.length === 1) askNext()
    },
    dispose: () => {
      stopTimer()
      worker.end()
      queue = []
      unavailable = undefined
    },
  }
}
