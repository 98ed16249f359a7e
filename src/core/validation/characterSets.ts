/** Characters as sorted ranges of code points, from and to, both included. */
export type CharacterSet = readonly (readonly [from: number, to: number])[]

const digits: CharacterSet = [[0x30, 0x39]]

const wordCharacters: CharacterSet = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]

/** WhiteSpace and LineTerminator of ECMAScript. */
const spaces: CharacterSet = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]

const last = 0x10ffff

/** All other characters. */
export const complementOf = (set: CharacterSet): CharacterSet => {
  const gaps: [number, number][] = []
  let next = 0
  for (const [from, to] of [...set].sort(([a], [b]) => a - b)) {
    if (from > next) gaps.push([next, from - 1])
    next = Math.max(next, to + 1)
  }
  return next <= last ? [...gaps, [next, last]] : gaps
}

/** The escapes of a pattern for sets of characters, `\d` under `d`, as in ECMAScript without the flag `i`. */
export const characterSets: ReadonlyMap<string, CharacterSet> = new Map([
  ['d', digits],
  ['D', complementOf(digits)],
  ['w', wordCharacters],
  ['W', complementOf(wordCharacters)],
  ['s', spaces],
  ['S', complementOf(spaces)],
])
