import type { UncheckedReason } from '../core/schema/compilePattern.ts'
import type { MatchPattern } from '../core/validation/matchPattern.ts'
import type { PatternMatcher } from './patternMatcher.ts'

/** Matches patterns once its code is loaded; `pending` until then. */
export interface PatternSource {
  readonly match: MatchPattern
  /** Patterns that some text was not checked against, with the reason; the same map until another one is added. */
  readonly unchecked: () => ReadonlyMap<string, UncheckedReason>
  /** Called when a submit begins: questions that were dropped because the time was up get another turn, as does code that did not load. */
  readonly renew: () => void
  /** Calls a function whenever results arrive. Returns one that ends this and all matching; the next pattern starts it again. */
  readonly start: (onResult: () => void) => () => void
}

/** Creates a source that loads its matcher with the first pattern: a form without patterns never loads it. */
export function createPatternSource(load: () => Promise<PatternMatcher>): PatternSource {
  let tell = () => {}
  let matcher: PatternMatcher | 'loading' | undefined
  let failure: UncheckedReason | undefined
  let unchecked: ReadonlyMap<string, UncheckedReason> = new Map()

  const note = (pattern: string, reason: UncheckedReason | undefined): 'unchecked' => {
    if (reason !== undefined && !unchecked.has(pattern)) unchecked = new Map([...unchecked, [pattern, reason]])
    return 'unchecked'
  }

  const loadMatcher = async () => {
    matcher = 'loading'
    try {
      const loaded = await load()
      loaded.subscribe(() => tell())
      matcher = loaded
    } catch (cause) {
      // A form that can never be submitted would be worse: patterns that need the code are unchecked, and the host is notified.
      // Decisions §8.
      failure = { kind: 'not-loaded', cause: cause instanceof Error ? cause.message : String(cause) }
    }
    tell()
  }
  return {
    match: (pattern, text) => {
      if (failure) return note(pattern, failure)
      if (typeof matcher === 'object') {
        const answer = matcher.match(pattern, text)
        return answer === 'unchecked' ? note(pattern, matcher.whyUnchecked(pattern)) : answer
      }
      if (matcher === undefined) void loadMatcher()
      return 'pending'
    },
    unchecked: () => unchecked,
    renew: () => {
      if (typeof matcher === 'object') matcher.renew()
      else if (failure) {
        matcher = undefined
        failure = undefined
        unchecked = new Map()
      }
    },
    start: (onResult) => {
      tell = onResult
      return () => {
        if (typeof matcher === 'object') matcher.dispose()
        matcher = undefined
        failure = undefined
        tell = () => {}
      }
    },
  }
}
