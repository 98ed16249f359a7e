import { editDistance } from './editDistance.ts'

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
