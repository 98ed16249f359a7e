import { quote, quoteAll } from './quote.ts'

/** The hint if a similar word exists, otherwise another one. */
export const didYouMean = (right: string | undefined, otherwise: string): string =>
  right === undefined ? otherwise : `Did you mean ${quote(right)}?`

/** The hint if no word is similar: all allowed names. */
export const oneOf = (names: readonly string[]): string => `Use one of ${quoteAll(names, 'or')}.`
