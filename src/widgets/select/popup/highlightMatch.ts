import { findMatch } from './findMatch.ts'
import { foldText } from './foldText.ts'

/** A text cut in three at its match; without a match everything stands in `before`. */
export interface HighlightedText {
  readonly before: string
  readonly match: string
  readonly after: string
}

/**
 * Cuts a text where a query matches it, in the text's own letters.
 * @example highlightMatch('Café au lait', 'fe a') // { before: 'Ca', match: 'fé a', after: 'u lait' }
 */
export const highlightMatch = (text: string, query: string): HighlightedText => {
  const folded = foldText(query.trim())
  const match = folded === '' ? undefined : findMatch(foldText(text), folded)
  if (!match) return { before: text, match: '', after: '' }
  const [start, end] = [match.at, match.at + folded.length].map(originalOffset(text))
  return { before: text.slice(0, start), match: text.slice(start, end), after: text.slice(end) }
}

/** Folding may shorten or lengthen a text, so an offset is carried back by folding one character after the other. */
const originalOffset = (text: string) => (foldedOffset: number) => {
  let folded = 0
  let original = 0
  for (const character of text) {
    const length = foldText(character).length
    if (folded >= foldedOffset && length > 0) break
    folded += length
    original += character.length
  }
  return original
}
