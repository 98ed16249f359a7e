const compile = (pattern: string, flags: string): RegExp | undefined => {
  try {
    return new RegExp(pattern, flags)
  } catch {
    // The one way to learn whether a pattern compiles; the caller reports it.
    return undefined
  }
}

/**
 * A pattern of a schema as a regular expression: Unicode first, plain as fallback, `undefined` where it is neither. Made to find out
 * whether a pattern compiles: matching texts with it can freeze the page, so that is left to a `MatchPattern`. Decisions §8.
 */
export const compilePattern = (pattern: string): RegExp | undefined => compile(pattern, 'u') ?? compile(pattern, '')
