import type { UncheckedReason } from '../core/schema/compilePattern.ts'
import type { MatchPattern } from '../core/validation/matchPattern.ts'

/** Matches patterns of a schema without ever freezing the page. Decisions §8. */
export interface PatternMatcher {
  /**
   * Whether a regular expression matches anywhere in a text, as `RegExp` reads it: Unicode first, plain as fallback. `'pending'` while
   * the answer is under way; then call again once the listener was told. `'unchecked'` where the pattern cannot be run here. One that does
   * not compile matches everything.
   */
  readonly match: MatchPattern
  /** Why the last answer for this pattern was `'unchecked'`; `undefined` where none was, or where the pattern is too long. */
  readonly whyUnchecked: (pattern: string) => UncheckedReason | undefined
  /** Gives what had no turn because the time was up another one: a submit begins. */
  readonly renew: () => void
  /** Calls a listener when pending answers have arrived. Returns the way to stop that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Ends the worker and forgets listeners and pending questions. A later `match` starts anew. */
  readonly dispose: () => void
}

/** The part of a clock that is needed here. Milliseconds. */
export interface Timers {
  readonly setTimeout: (callback: () => void, milliseconds: number) => unknown
  readonly clearTimeout: (timer: unknown) => void
}
