/**
 * Matches a text against a regular expression anywhere in it, Unicode first and plain as fallback, without ever blocking for long.
 * `'pending'`: the answer is not there yet, ask again later. A pattern that does not compile matches everything. Decisions §8.
 */
export type MatchPattern = (pattern: string, text: string) => boolean | 'pending'
