/** Lower case without separators: `minLength`, `min-length` and `min_length` are the same word. */
const plain = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]/g, '')

type PlainWords = readonly (readonly [word: string, letters: string])[]
const plainly = new WeakMap<readonly string[], PlainWords>()

/** Words with their normalised form, cached per list: many wrong words are compared with the same list. */
const plainWords = (words: readonly string[]): PlainWords => {
  const found = plainly.get(words) ?? words.map((word) => [word, plain(word)] as const)
  plainly.set(words, found)
  return found
}

/** Longer words are no typos, and would take long to compare. */
const lengthLimit = 60

/**
 * The word that a wrong word most likely meant: a row of `wrongWords` (normalised: lower case, no underscores), else the known word at edit
 * distance one, or two for a word of six characters or more. `undefined` if there is none.
 */
export const findNearMiss = (
  word: string,
  known: readonly string[],
  wrongWords: Readonly<Record<string, string>> = {},
): string | undefined => {
  if (word.length > lengthLimit) return undefined
  const wrong = plain(word)
  if (Object.hasOwn(wrongWords, wrong)) return wrongWords[wrong]
  const slips = wrong.length < 6 ? 1 : 2
  let nearest: string | undefined
  let least = slips + 1
  for (const [right, letters] of plainWords(known)) {
    const limit = right.length > 2 && wrong.length > 2 ? least : Math.min(least, 1)
    const distance = editDistance(wrong, letters, limit)
    if (distance >= limit) continue
    nearest = right
    least = distance
  }
  return nearest
}

/**
 * Edit distance: how many characters must be inserted, deleted, replaced or swapped with their neighbour to turn one word into another;
 * `limit` if it is that or more. A schema may have a thousand wrong ids and a thousand right ones, so what both words begin or end with is
 * left out, and only the cells near the diagonal are computed.
 */
const editDistance = (left: string, right: string, limit: number): number => {
  if (Math.abs(left.length - right.length) >= limit) return limit
  const shorter = Math.min(left.length, right.length)
  let start = 0
  while (start < shorter && left[start] === right[start]) start += 1
  let end = 0
  while (end < shorter - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1
  const from = left.slice(start, left.length - end)
  const to = right.slice(start, right.length - end)
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const next: number[] = [row]
    let least = row
    for (let column = Math.max(1, row - limit); column <= Math.min(to.length, row + limit); column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const swapped = isSwap ? at(beforeLast, column - 2) + 1 : Infinity
      const distance = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + cost, swapped)
      next[column] = distance
      least = Math.min(least, distance)
    }
    if (least >= limit) return limit
    beforeLast = last
    last = next
  }
  return Math.min(limit, at(last, to.length))
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity
