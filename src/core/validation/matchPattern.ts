/** The result of a match without an answer. `'pending'`: not yet, ask again later. `'unchecked'`: the pattern cannot be run here. */
export type Undecided = 'pending' | 'unchecked'

/**
 * Matches a text against a regular expression anywhere in it, with the flag `u` first and without as fallback, and never blocks for long.
 * If it cannot decide, the result says so; it never guesses. A pattern that does not compile matches everything: it is a problem of the
 * schema. Not called for patterns over 5,000 characters. Decisions §8.
 */
export type MatchPattern = (pattern: string, text: string) => boolean | Undecided
