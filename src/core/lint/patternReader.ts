/** What the linter asks about patterns. The core has no engine that is safe with the patterns of others: who lints brings one. Decisions §8. */
export interface PatternReader {
  /** Whether a text matches; `'unchecked'` where that cannot be found out in a short time. */
  readonly match: (pattern: string, text: string) => boolean | 'unchecked'
  /** Whether a pattern can take time that doubles with each character of a text. */
  readonly isExponential: (pattern: string) => boolean
}
