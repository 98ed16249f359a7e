import { compilePattern, isPatternTooLong } from '../core/schema/compilePattern.ts'
import { createNativeMatcher } from './createNativeMatcher.ts'
import { loadLinearEngine, type LinearEngine, type LinearProgram } from './linearEngine.ts'
import type { PatternMatcher, Timers } from './patternMatcher.ts'
import { createHostPatternWorker, createPatternWorker, type CreatePatternWorker } from './patternWorker.ts'
import { programSize } from './programSize.ts'
import { hasBrokenPairs, toLinearPattern } from './toLinearPattern.ts'

export interface PatternMatcherOptions {
  readonly clock: Timers
  /** Default: RE2, loaded with the first pattern that needs it. */
  readonly loadEngine?: () => Promise<LinearEngine>
  /** The host's way to start the worker file of this package. */
  readonly startWorker?: (() => Worker) | undefined
  /** Default: by `startWorker`, else as bundlers know it. */
  readonly createWorker?: CreatePatternWorker
}

/** How a pattern is run: by the engine, natively in the worker, or not at all because it does not compile. */
type Program = { readonly unicode: boolean; readonly linear: LinearProgram | undefined } | 'broken'

/** Modules write `.*` for "any text": no reason to load an engine. */
const matchesEverything: ReadonlySet<string> = new Set(['', '.*'])

/** Characters times program size that the engine may work through at once: at worst a fifth of a second. */
const workLimit = 2_000_000

/** The largest program that the engine may make: about a twentieth of a second. */
const programLimit = 20_000

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

const compileProgram = (pattern: string, engine: LinearEngine | undefined): Program => {
  const compiled = compilePattern(pattern)
  if (!compiled) return 'broken'
  const translated = engine && toLinearPattern(pattern, compiled.unicode)
  const isSmall = translated !== undefined && programSize(translated) <= programLimit
  return { unicode: compiled.unicode, linear: isSmall ? engine?.compile(translated) : undefined }
}
