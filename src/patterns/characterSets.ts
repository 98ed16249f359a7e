/** Code points from and to, both included. */
export type Range = readonly [from: number, to: number]

const digits: readonly Range[] = [[0x30, 0x39]]

const wordCharacters: readonly Range[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]

/** WhiteSpace and LineTerminator of ECMAScript. RE2 knows only those of ASCII. */
const spaces: readonly Range[] = [
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

const complementOf = (ranges: readonly Range[]): readonly Range[] => {
  const starts = [0, ...ranges.map(([, to]) => to + 1)]
  const ends = [...ranges.map(([from]) => from - 1), 0x10ffff]
  return starts.map((start, index): Range => [start, ends[index] ?? start]).filter(([from, to]) => from <= to)
}

/** The escapes that stand for a set of characters, as ECMAScript defines them without the flag `i`. */
export const characterSets: ReadonlyMap<string, readonly Range[]> = new Map([
  ['d', digits],
  ['D', complementOf(digits)],
  ['w', wordCharacters],
  ['W', complementOf(wordCharacters)],
  ['s', spaces],
  ['S', complementOf(spaces)],
])

/** Ranges as they stand between brackets in RE2. */
export const formatRanges = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => `${formatCodePoint(from)}-${formatCodePoint(to)}`).join('')

/** One character in RE2, whatever it may mean there. */
export const formatCodePoint = (codePoint: number): string => `\\x{${codePoint.toString(16)}}`
