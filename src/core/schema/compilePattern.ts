/** In characters. Longer patterns are handed to no engine: compiling one of a megabyte takes seconds. Decisions §12. */
export const maxPatternLength = 5_000

/** Whether a pattern is too long to be compiled. Fields with such a pattern are unchecked. Decisions §8. */
export const isPatternTooLong = (pattern: string): boolean => pattern.length > maxPatternLength

const compile = (pattern: string, flags: string): RegExp | undefined => {
  try {
    return new RegExp(pattern, flags)
  } catch {
    // Compiling is the only way to validate a pattern; the caller reports it.
    return undefined
  }
}

/**
 * A pattern of a schema as a regular expression: with the `u` flag first, without it as fallback; `undefined` if neither compiles or it is
 * too long. Only for checking whether a pattern compiles: matching with it can freeze the page, so use a `MatchPattern` for that.
 * Decisions §8.
 */
export const compilePattern = (pattern: string): RegExp | undefined =>
  isPatternTooLong(pattern) ? undefined : (compile(pattern, 'u') ?? compile(pattern, ''))

/** Why a pattern could not be checked. Decisions §8. */
export interface UncheckedReason {
  /**
   * `slow`: it took over 100 ms, or did not start within 2 s. `no-worker`: the pattern needs a worker, and there is none. `not-loaded`: the
   * matching code did not load.
   */
  readonly kind: 'slow' | 'no-worker' | 'not-loaded'
  /** The cause, as a sentence without a location; `''` if there is nothing to add. */
  readonly cause: string
}
