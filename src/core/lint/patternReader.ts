/**
 * What the linter asks about patterns. The core has no engine that is safe for patterns of others, so the caller of the linter provides
 * one. Decisions §8.
 */
export interface PatternReader {
  /** Whether a text matches; `'unchecked'` if that cannot be determined quickly. */
  readonly match: (pattern: string, text: string) => boolean | 'unchecked'
  /** Whether the time to match can double with each character of a text. */
  readonly isExponential: (pattern: string) => boolean
}
