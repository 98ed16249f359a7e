/** Letters and digits in lower case: `minLength`, `min-length` and `min_length` are one word. */
const plain = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]/g, '')

/** Longer words are no slips of the pen, and comparing them would take time for nothing. */
const lengthLimit = 60

/**
 * What a wrong word most likely meant: a row of `wrongWords` (written plainly: lower case, no underscores), else the known word one slip away, or two in a word of
 * six letters or more. `undefined` where nothing is near.
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
  const [nearest] = known
    .map((right) => ({ right, distance: editDistance(wrong, plain(right)) }))
    .filter(({ right, distance }) => distance === 0 || (right.length > 2 && wrong.length > 2 && distance <= slips))
    .sort((a, b) => a.distance - b.distance)
  return nearest?.right
}

/** How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of another. */
const editDistance = (from: string, to: string): number => {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + cost,
          isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = next
  }
  return at(last, to.length)
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity
