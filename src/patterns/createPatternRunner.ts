import { createTimedWorker, type Outcome } from './createTimedWorker.ts'
import type { Timers } from './patternMatcher.ts'
import type { CreatePatternWorker, PatternQuestion } from './patternWorker.ts'

interface Job extends PatternQuestion {
  readonly settle: (outcome: Outcome) => void
}

/** Matches natively in a worker, one question after the other. */
export interface PatternRunner {
  /** Settles later, or within the call where no worker can run. */
  readonly run: (question: PatternQuestion, settle: (outcome: Outcome) => void) => void
  /** Ends the worker; what waits is not settled any more. */
  readonly dispose: () => void
}

export const createPatternRunner = (clock: Timers, createWorker: CreatePatternWorker): PatternRunner => {
  const worker = createTimedWorker(clock, createWorker)
  let queue: Job[] = []
  let isUnavailable = false

  const askNext = (): void => {
    const [job] = queue
    if (job) worker.ask({ pattern: job.pattern, text: job.text }, (outcome) => finish(job, outcome))
  }

  const finish = (job: Job, outcome: Outcome): void => {
    isUnavailable = outcome === 'unavailable'
    queue.shift()
    const lost = isUnavailable ? queue.splice(0) : []
    // Before settling, which may lead to new questions.
    askNext()
    job.settle(outcome)
    for (const waiting of lost) waiting.settle(outcome)
  }

  return {
    run: (question, settle) => {
      if (isUnavailable) return settle('unavailable')
      queue.push({ ...question, settle })
      if (queue.length === 1) askNext()
    },
    dispose: () => {
      worker.end()
      queue = []
      isUnavailable = false
    },
  }
}
