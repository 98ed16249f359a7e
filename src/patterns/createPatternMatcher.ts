import { isPatternTooLong, type UncheckedReason } from '../core/schema/compilePattern.ts'
import { answerKey, createAnswerCache } from './answerCache.ts'
import { compileProgram, type Program, workLimit } from './compileProgram.ts'
import { createPatternRunner, type Outcome } from './createPatternRunner.ts'
import { type LinearEngine, loadLinearEngine } from './linearEngine.ts'
import type { PatternMatcher, Timers } from './patternMatcher.ts'
import { createHostPatternWorker, createPatternWorker, type CreatePatternWorker } from './patternWorker.ts'
import { hasBrokenPairs } from './toLinearPattern.ts'

export interface PatternMatcherOptions {
  readonly clock: Timers
  /** Default: RE2, loaded with the first pattern that needs it. */
  readonly loadEngine?: () => Promise<LinearEngine>
  /** The host's function to start the worker file of this package. */
  readonly startWorker?: (() => Worker) | undefined
  /** Default: `startWorker` if given, otherwise the standard way for bundlers. */
  readonly createWorker?: CreatePatternWorker
}

/** Modules write `.*` for "any text", which needs no engine. */
const matchesEverything: ReadonlySet<string> = new Set(['', '.*'])

/**
 * Matches patterns of a schema: with a linear-time engine, and those it does not support in a worker that is terminated after 100 ms a
 * match, or 2 s for all pending matches together. Decisions §8.
 *
 * @example
 * const matcher = createPatternMatcher({ clock: systemClock })
 * matcher.match('^a+$', 'aaa') // 'pending' while the engine loads
 * matcher.subscribe(() => matcher.match('^a+$', 'aaa')) // true
 */
export const createPatternMatcher = (options: PatternMatcherOptions): PatternMatcher => {
  const listeners = new Set<() => void>()
  const notify = (): void => listeners.forEach((listener) => listener())
  const native = createNativeMatcher(options.clock, workerOf(options), notify)
  const programs = new Map<string, Program>()
  let engine: LinearEngine | 'loading' | 'absent' | undefined

  const loadEngine = async (): Promise<void> => {
    engine = 'loading'
    try {
      engine = await (options.loadEngine ?? loadLinearEngine)()
    } catch {
      // The chunk did not load: all patterns go to the worker, which needs no engine.
      engine = 'absent'
    }
    notify()
  }

  const programOf = (pattern: string): Program | 'pending' => {
    const known = programs.get(pattern)
    if (known) return known
    if (engine === undefined) void loadEngine()
    if (engine === 'loading' || engine === undefined) return 'pending'
    const program = compileProgram(pattern, engine === 'absent' ? undefined : engine)
    programs.set(pattern, program)
    return program
  }

  return {
    match: (pattern, text) => {
      if (matchesEverything.has(pattern)) return true
      if (isPatternTooLong(pattern)) return 'unchecked'
      const program = programOf(pattern)
      if (program === 'pending' || program === 'broken') return program === 'broken' || program
      const { linear, unicode } = program
      const isLinear = linear && linear.size * text.length <= workLimit && !hasBrokenPairs(text, unicode)
      return isLinear ? linear.test(text) : native.match(pattern, text)
    },
    whyUnchecked: native.whyUnchecked,
    renew: native.renew,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: () => {
      listeners.clear()
      native.dispose()
    },
  }
}

const workerOf = ({ createWorker, startWorker }: PatternMatcherOptions): CreatePatternWorker =>
  createWorker ?? (startWorker ? createHostPatternWorker(startWorker) : createPatternWorker)

/** After this many timeouts a pattern is not tried again. */
const endedLimit = 3

/** Far more than a form needs, so that no answer is dropped before the last one has arrived. */
const cachedCharacters = 16_000_000

const slow: UncheckedReason = { kind: 'slow', cause: '' }

/** `RegExp` in a worker, with a cache. Patterns that took too long, or found no worker, are unchecked. Decisions §8. */
const createNativeMatcher = (clock: Timers, createWorker: CreatePatternWorker, notify: () => void): Omit<PatternMatcher, 'subscribe'> => {
  const runner = createPatternRunner(clock, createWorker)
  const answers = createAnswerCache(cachedCharacters)
  const waiting = new Set<string>()
  /** Questions dropped when the total time was up: they may get a turn in the next submit. */
  const over = new Set<string>()
  /** How often each pattern took too long. */
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
    // Listeners ask again at once, so they are called only when an answer has arrived, and never while they ask.
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
      // Without a worker, no answer will arrive.
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
