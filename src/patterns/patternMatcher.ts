import type { MatchPattern } from '../core/validation/matchPattern.ts'

/** Matches patterns of a schema without ever freezing the page. Decisions §8. */
export interface PatternMatcher {
  /**
   * Whether a regular expression matches anywhere in a text, as `RegExp` reads it: Unicode first, plain as fallback. `'pending'` while
   * the answer is under way; then call again once the listener was told. A pattern that cannot be run here matches everything.
   */
  readonly match: MatchPattern
  /** Whether some answer for this pattern was `true` only because it did not compile, found no engine, or took too long. */
  readonly notEnforced: (pattern: string) => boolean
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
