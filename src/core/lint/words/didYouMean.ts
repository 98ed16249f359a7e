import { quote, quoteAll } from './quote.ts'

/** The hint where a word is near, else another one. */
export const didYouMean = (right: string | undefined, otherwise: string): string =>
  right === undefined ? otherwise : `Did you mean ${quote(right)}?`

/** The hint where nothing is near: all that would be right. */
export const oneOf = (names: readonly string[]): string => `Use one of ${quoteAll(names, 'or')}.`
