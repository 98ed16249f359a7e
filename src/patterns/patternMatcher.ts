import type { UncheckedReason } from '../core/schema/compilePattern.ts'
import type { MatchPattern } from '../core/validation/matchPattern.ts'

/** Matches patterns of a schema without ever blocking the page. Decisions §8. */
export interface PatternMatcher {
  /**
   * Whether a regular expression matches anywhere in a text, as `RegExp` reads it: in Unicode mode, else without. `'pending'` until the
   * answer arrives; call again when the listener is called. `'unchecked'` if the pattern cannot be run here. A pattern that does not
   * compile matches everything.
   */
  readonly match: MatchPattern
  /** Why the last answer for this pattern was `'unchecked'`; `undefined` if it was not, or if the pattern is too long. */
  readonly whyUnchecked: (pattern: string) => UncheckedReason | undefined
  /** Called when a submit begins: questions that were dropped because the time was up get another turn. */
  readonly renew: () => void
  /** Calls a listener when pending answers have arrived. Returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void
  /** Terminates the worker and drops listeners and pending questions. A later `match` starts again. */
  readonly dispose: () => void
}

/** The required part of a clock. Milliseconds. */
export interface Timers {
  readonly setTimeout: (callback: () => void, milliseconds: number) => unknown
  readonly clearTimeout: (timer: unknown) => void
}
