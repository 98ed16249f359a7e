/** What a match says that has no answer. `'pending'`: not yet, ask again later. `'unchecked'`: the pattern cannot be run here. */
export type Undecided = 'pending' | 'unchecked'

/**
 * Matches a text against a regular expression anywhere in it, Unicode first and plain as fallback, without ever blocking for long. Where
 * it cannot say, it says so; it never guesses. A pattern that does not compile matches everything: it is a problem of the schema.
 * Patterns over 5,000 characters are not asked for. Decisions §8.
 */
export type MatchPattern = (pattern: string, text: string) => boolean | Undecided
