import type { CharacterSet } from '../core/validation/characterSets.ts'

/** Characters as they stand between brackets in RE2, whose own `\s` knows only spaces of ASCII. */
export const formatRanges = (set: CharacterSet): string =>
  set.map(([from, to]) => `${formatCodePoint(from)}-${formatCodePoint(to)}`).join('')

/** One character in RE2, whatever it may mean there. */
export const formatCodePoint = (codePoint: number): string => `\\x{${codePoint.toString(16)}}`
