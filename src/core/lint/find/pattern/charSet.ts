/** Characters as sorted ranges of code points. */
export type CharSet = readonly (readonly [low: number, high: number])[]

const last = 0x10ffff
const of = (text: string): number => text.codePointAt(0) ?? 0
const range = (low: string, high: string): readonly [number, number] => [of(low), of(high)]

const digits: CharSet = [range('0', '9')]
const words: CharSet = [range('0', '9'), range('A', 'Z'), range('_', '_'), range('a', 'z')]
const spaces: CharSet = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]

/** All other characters. */
export const complementOf = (set: CharSet): CharSet => {
  const gaps: [number, number][] = []
  let next = 0
  for (const [low, high] of [...set].sort(([a], [b]) => a - b)) {
    if (low > next) gaps.push([next, low - 1])
    next = Math.max(next, high + 1)
  }
  return next <= last ? [...gaps, [next, last]] : gaps
}

/** The classes that are written as one letter after a backslash. */
export const charClasses: ReadonlyMap<string, CharSet> = new Map([
  ['d', digits],
  ['D', complementOf(digits)],
  ['w', words],
  ['W', complementOf(words)],
  ['s', spaces],
  ['S', complementOf(spaces)],
])

/** All but line breaks. */
export const dot: CharSet = complementOf([
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
])

export const charsOverlap = (one: CharSet, other: CharSet): boolean =>
  one.some(([low, high]) => other.some(([otherLow, otherHigh]) => low <= otherHigh && otherLow <= high))
