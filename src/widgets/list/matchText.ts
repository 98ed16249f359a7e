const beyondAscii = /[^\n -~]/
const marks = /\p{M}/gu

/** Normalises a text for filtering: lower case, without accents. `foldText('Éire')` is `'eire'`. */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  return beyondAscii.test(lower) ? lower.normalize('NFD').replace(marks, '') : lower
}

const wordCharacter = /[\p{L}\p{N}]/u

/** How well a text matches, best first. */
export const matchRanks = { start: 0, wordStart: 1, inside: 2 } as const

interface Match {
  /** Index of the match in the folded text. */
  readonly at: number
  readonly rank: (typeof matchRanks)[keyof typeof matchRanks]
}

/**
 * The best match of a query in a text, both folded by `foldText`: the start, else the first start of a word, else anywhere.
 * @example findMatch('email content', 'cont') // { at: 6, rank: 1 }
 */
export const findMatch = (folded: string, query: string): Match | undefined => {
  const first = folded.indexOf(query)
  if (first < 0) return undefined
  if (first === 0) return { at: 0, rank: matchRanks.start }
  for (let at = first; at > 0; at = folded.indexOf(query, at + 1)) {
    if (!wordCharacter.test(folded.charAt(at - 1))) return { at, rank: matchRanks.wordStart }
  }
  return { at: first, rank: matchRanks.inside }
}

/** A text split at its match; without a match all of it is in `before`. */
interface HighlightedText {
  readonly before: string
  readonly match: string
  readonly after: string
}

/**
 * Splits a text at the match of a query, in the text's original characters.
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
