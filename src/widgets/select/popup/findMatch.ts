const wordCharacter = /[\p{L}\p{N}]/u

/** How well a text matches, best first. */
export const matchRanks = { start: 0, wordStart: 1, inside: 2 } as const

export interface Match {
  /** Where the match begins in the folded text. */
  readonly at: number
  readonly rank: (typeof matchRanks)[keyof typeof matchRanks]
}

/**
 * The best place of a query in a text, both folded by `foldText`: the start, else the first start of a word, else anywhere.
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
