import { answerKey, createAnswerCache } from './answerCache.ts'
import { createPatternRunner } from './createPatternRunner.ts'
import type { Outcome } from './createTimedWorker.ts'
import type { PatternMatcher, Timers } from './patternMatcher.ts'
import type { CreatePatternWorker } from './patternWorker.ts'

export interface NativeMatcher extends Pick<PatternMatcher, 'match' | 'dispose'> {
  /** Whether the pattern took too long or found no worker, at least once. */
  readonly hasFailed: (pattern: string) => boolean
}

/** So often a pattern may take too long before it is not tried any more. */
const endedLimit = 3

/** Far more than a form holds, so that no answer is gone before the last one has arrived. */
const cachedCharacters = 16_000_000

/** `RegExp` in a worker, remembered. What took too long counts as a match. Decisions §8. */
export const createNativeMatcher = (clock: Timers, createWorker: CreatePatternWorker, notify: () => void): NativeMatcher => {
  const runner = createPatternRunner(clock, createWorker)
  const answers = createAnswerCache(cachedCharacters)
  const waiting = new Set<string>()
  /** How often a pattern took too long; at the limit where it cannot be run. */
  const failures = new Map<string, number>()
  const failuresOf = (pattern: string): number => failures.get(pattern) ?? 0
  let isAsking = false

  const settle = (pattern: string, key: string, outcome: Outcome): void => {
    waiting.delete(key)
    if (typeof outcome === 'string') failures.set(pattern, outcome === 'ended' ? failuresOf(pattern) + 1 : endedLimit)
    answers.set(key, outcome !== false)
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
      if (failuresOf(pattern) >= endedLimit) return true
      if (!waiting.has(key)) ask(pattern, text, key)
      // Without a worker the answer is there already.
      return answers.get(key) ?? 'pending'
    },
    hasFailed: (pattern) => failures.has(pattern),
    dispose: () => {
      waiting.clear()
      runner.dispose()
    },
  }
}
