import type { UncheckedReason } from '../core/schema/compilePattern.ts'
import { answerKey, createAnswerCache } from './answerCache.ts'
import { createPatternRunner, type Outcome } from './createPatternRunner.ts'
import type { PatternMatcher, Timers } from './patternMatcher.ts'
import type { CreatePatternWorker } from './patternWorker.ts'

/** So often a pattern may take too long before it is not tried any more. */
const endedLimit = 3

/** Far more than a form holds, so that no answer is gone before the last one has arrived. */
const cachedCharacters = 16_000_000

const slow: UncheckedReason = { kind: 'slow', cause: '' }

/** `RegExp` in a worker, remembered. What took too long, or found no worker, is unchecked. Decisions §8. */
export const createNativeMatcher = (
  clock: Timers,
  createWorker: CreatePatternWorker,
  notify: () => void,
): Omit<PatternMatcher, 'subscribe'> => {
  const runner = createPatternRunner(clock, createWorker)
  const answers = createAnswerCache(cachedCharacters)
  const waiting = new Set<string>()
  /** What was given up when the time was up: it may have a turn in the next submit. */
  const over = new Set<string>()
  /** How often a pattern took too long. */
  const ends = new Map<string, number>()
  const reasons = new Map<string, UncheckedReason>()
  let isAsking = false

  const note = (pattern: string, key: string, outcome: Outcome): void => {
    if (typeof outcome === 'boolean') return answers.set(key, outcome)
    reasons.set(pattern, typeof outcome === 'object' ? { kind: 'no-worker', cause: outcome.cause } : slow)
    if (outcome !== 'ended') return void over.add(key)
    ends.set(pattern, (ends.get(pattern) ?? 0) + 1)
    answers.set(key, 'unchecked')
  }

  const settle = (pattern: string, key: string, outcome: Outcome): void => {
    waiting.delete(key)
    note(pattern, key, outcome)
    // Listeners ask again at once: they are told when that gets them on, and never while they ask.
    if (!isAsking && (waiting.size === 0 || outcome === 'ended')) notify()
  }

  const ask = (pattern: string, text: string, key: string): void => {
    waiting.add(key)
    isAsking = true
    runner.run({ pattern, text }, (outcome) => settle(pattern, key, outcome))
    isAsking = false
  }

  return {
    match: (pattern, text) => {
      const key = answerKey(pattern, text)
      const known = answers.get(key)
      if (known !== undefined) return known
      if (over.has(key) || (ends.get(pattern) ?? 0) >= endedLimit) return 'unchecked'
      if (!waiting.has(key)) ask(pattern, text, key)
      // Without a worker there is nothing to wait for.
      return waiting.has(key) ? 'pending' : 'unchecked'
    },
    whyUnchecked: (pattern) => reasons.get(pattern),
    renew: () => over.clear(),
    dispose: () => {
      waiting.clear()
      over.clear()
      runner.dispose()
    },
  }
}
