import { isPatternTooLong } from '../core/schema/compilePattern.ts'
import { compileProgram, type Program, workLimit } from './compileProgram.ts'
import { createNativeMatcher } from './createNativeMatcher.ts'
import { loadLinearEngine, type LinearEngine } from './linearEngine.ts'
import type { PatternMatcher, Timers } from './patternMatcher.ts'
import { createHostPatternWorker, createPatternWorker, type CreatePatternWorker } from './patternWorker.ts'
import { hasBrokenPairs } from './toLinearPattern.ts'

export interface PatternMatcherOptions {
  readonly clock: Timers
  /** Default: RE2, loaded with the first pattern that needs it. */
  readonly loadEngine?: () => Promise<LinearEngine>
  /** The host's way to start the worker file of this package. */
  readonly startWorker?: (() => Worker) | undefined
  /** Default: by `startWorker`, else as bundlers know it. */
  readonly createWorker?: CreatePatternWorker
}

/** Modules write `.*` for "any text": no reason to load an engine. */
const matchesEverything: ReadonlySet<string> = new Set(['', '.*'])

/**
 * Matches patterns of a schema: by a linear-time engine, and what that cannot take in a worker that is ended after 100 ms, 2 s for all that
 * wait for each other. Decisions §8.
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
      // The chunk did not load: everything goes to the worker, which asks for no engine.
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
