/** In characters. Longer patterns are handed to no engine: compiling one of a megabyte takes seconds. Decisions §12. */
export const maxPatternLength = 5_000

/** Whether a pattern is too long to be compiled. Fields with such a pattern are unchecked. Decisions §8. */
export const isPatternTooLong = (pattern: string): boolean => pattern.length > maxPatternLength

const compile = (pattern: string, flags: string): RegExp | undefined => {
  try {
    return new RegExp(pattern, flags)
  } catch {
    // The one way to learn whether a pattern compiles; the caller reports it.
    return undefined
  }
}

/**
 * A pattern of a schema as a regular expression: Unicode first, plain as fallback, `undefined` where it is neither, and where it is too
 * long to be compiled. Made to find out whether a pattern compiles: matching texts with it can freeze the page, so that is left to a
 * `MatchPattern`. Decisions §8.
 */
export const compilePattern = (pattern: string): RegExp | undefined =>
  isPatternTooLong(pattern) ? undefined : (compile(pattern, 'u') ?? compile(pattern, ''))

/** Why a pattern is not checked here. Decisions §8. */
export interface UncheckedReason {
  /** `slow`: it took over 100 ms, or its turn did not come within 2 s. `no-worker`: what only a worker may run found none. `not-loaded`: the code that matches did not load. */
  readonly kind: 'slow' | 'no-worker' | 'not-loaded'
  /** What went wrong, as a sentence without its place; `''` where there is nothing to add. */
  readonly cause: string
}
