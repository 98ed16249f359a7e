import { characterSets, type CharacterSet, complementOf } from '../../../validation/characterSets.ts'

/** All but line breaks. */
const dot: CharacterSet = complementOf([
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
])

/** A part of a regular expression. */
type PatternPart =
  | { readonly kind: 'chars'; readonly set: CharacterSet }
  /** Anchors, boundaries and look-around: they take no text, and can fail. */
  | { readonly kind: 'assertion' }
  | { readonly kind: 'group'; readonly branches: readonly (readonly Quantified[])[] }

export interface Quantified {
  readonly part: PatternPart
  readonly min: number
  readonly max: number
}

/** Groups in groups that are read: whoever walks the parts calls itself for each. */
const depthLimit = 100

/** Reads a pattern that compiles into its parts; `undefined` where it has something that this reader does not know, or groups deeper than anybody writes. */
export const readPattern = (pattern: string): readonly (readonly Quantified[])[] | undefined => {
  const reader = { pattern, at: 0, depth: 0 }
  try {
    return readBranches(reader)
  } catch (cause) {
    if (cause instanceof UnknownSyntax) return undefined
    throw cause
  }
}

class UnknownSyntax extends Error {}

interface PatternReader {
  readonly pattern: string
  at: number
  depth: number
}

const readBranches = (reader: PatternReader): readonly (readonly Quantified[])[] => {
  const branches: Quantified[][] = [[]]
  while (reader.at < reader.pattern.length && reader.pattern[reader.at] !== ')') {
    if (take(reader, /\|/y)) branches.push([])
    else branches.at(-1)?.push(readQuantified(reader))
  }
  return branches
}

const take = (reader: PatternReader, expression: RegExp): RegExpExecArray | undefined => {
  expression.lastIndex = reader.at
  const match = expression.exec(reader.pattern)
  if (match) reader.at += match[0].length
  return match ?? undefined
}

const readQuantified = (reader: PatternReader): Quantified => {
  const part = readPart(reader)
  const match = take(reader, /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y)
  if (!match) return { part, min: 1, max: 1 }
  const [, sign, least, comma, most] = match
  if (sign !== undefined) return { part, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
  const min = Number(least)
  return { part, min, max: comma === '' ? min : most === '' ? Infinity : Number(most) }
}

const readPart = (reader: PatternReader): PatternPart => {
  if (take(reader, /\^|\$|\\[bB]/y)) return { kind: 'assertion' }
  const opening = take(reader, /\((?:\?(?::|<?[=!]|<[^>=!]+>))?/y)
  if (opening) {
    reader.depth += 1
    if (reader.depth > depthLimit) throw new UnknownSyntax()
    const branches = readBranches(reader)
    reader.depth -= 1
    reader.at += 1
    return /[=!]$/.test(opening[0]) ? { kind: 'assertion' } : { kind: 'group', branches }
  }
  if (take(reader, /\[/y)) return { kind: 'chars', set: readClass(reader) }
  if (take(reader, /\./y)) return { kind: 'chars', set: dot }
  return { kind: 'chars', set: readChar(reader) }
}

const readClass = (reader: PatternReader): CharacterSet => {
  const isNegated = take(reader, /\^/y) !== undefined
  const set: (readonly [number, number])[] = []
  while (!take(reader, /\]/y)) {
    if (reader.at >= reader.pattern.length) throw new UnknownSyntax()
    const from = readChar(reader)
    const [low] = from.length === 1 ? (from[0] ?? []) : []
    if (low !== undefined && /^-[^\]]/.test(reader.pattern.slice(reader.at))) {
      reader.at += 1
      const to = readChar(reader)
      set.push([low, to[0]?.[1] ?? low])
    } else set.push(...from)
  }
  return isNegated ? complementOf(set) : set
}

const escapes: ReadonlyMap<string, number> = new Map([
  ['n', 10],
  ['r', 13],
  ['t', 9],
  ['v', 11],
  ['f', 12],
  ['0', 0],
])

const one = (code: number): CharacterSet => [[code, code]]

/** One character or class, inside brackets or not. */
const readChar = (reader: PatternReader): CharacterSet => {
  const named = take(reader, /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]+)\})/y)
  if (named) return one(Number.parseInt(named[1] ?? named[2] ?? named[3] ?? '', 16))
  const escaped = take(reader, /\\([^1-9kcxupP])/y)?.[1]
  if (escaped !== undefined) return characterSets.get(escaped) ?? one(escapes.get(escaped) ?? escaped.codePointAt(0) ?? 0)
  const plain = take(reader, /[^\\]/uy)?.[0]
  // Back-references, properties of Unicode, and what else is rare.
  if (plain === undefined) throw new UnknownSyntax()
  return one(plain.codePointAt(0) ?? 0)
}
