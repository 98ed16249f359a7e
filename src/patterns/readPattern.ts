import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { characterSets, type CharacterSet, complementOf } from '../core/validation/characterSets.ts'

/** A part of a regular expression. */
type PatternPart =
  | { readonly kind: 'chars'; readonly set: CharacterSet }
  /** Anchors, boundaries and look-around: they consume no text, and can fail. */
  | { readonly kind: 'assertion' }
  /** A back-reference: what it matches depends on the text. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'group'; readonly branches: readonly Branch[] }

export interface Quantified {
  readonly part: PatternPart
  readonly min: number
  readonly max: number
}

/** Parts one after the other. */
export type Branch = readonly Quantified[]

/** The deepest nesting of groups that is read, because the parser and all code that walks the parts are recursive. */
const depthLimit = 100

/**
 * Parses a pattern that compiles into its parts; `undefined` if groups are nested too deeply, or if the JavaScript engine supports more
 * than the parser.
 */
export const readPattern = (pattern: string, unicode: boolean): readonly Branch[] | undefined => {
  if (depthOf(pattern) > depthLimit) return undefined
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode }).alternatives.map(createReader())
  } catch {
    // The parser reports unsupported syntax only by throwing.
    return undefined
  }
}

/** How deep groups are nested. */
const depthOf = (pattern: string): number => {
  let [depth, deepest] = [0, 0]
  for (const [found] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()]/gs)) {
    if (found === '(') depth += 1
    if (found === ')') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** All characters except line breaks. */
const dot: CharacterSet = complementOf([
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
])

const one = (part: PatternPart): Quantified => ({ part, min: 1, max: 1 })

const createReader = () => {
  const readSet = createSetReader()

  const readBranch = ({ elements }: AST.Alternative): Branch => elements.map(readElement)

  const readElement = (element: AST.Element): Quantified => {
    if (element.type === 'Quantifier') return { part: readElement(element.element).part, min: element.min, max: element.max }
    if (element.type === 'Assertion') return one({ kind: 'assertion' })
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      return one({ kind: 'group', branches: element.alternatives.map(readBranch) })
    if (element.type === 'Backreference' || element.type === 'ExpressionCharacterClass') return one({ kind: 'unknown' })
    return one({ kind: 'chars', set: readSet(element) })
  }

  return readBranch
}

/** The same characters in as few ranges as possible. */
const mergeRanges = (set: CharacterSet): CharacterSet => {
  const merged: [number, number][] = []
  for (const [from, to] of [...set].sort(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && from <= last[1] + 1 && from < beyondUnicode) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

type SetNode = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.CharacterClassRange

/** Start of the code points that represent sets whose characters are not listed here. */
const beyondUnicode = 0x110000

/** Reads what matches one character. A Unicode property is represented by a code point of its own, so that it overlaps only with itself. */
const createSetReader = () => {
  const standIns = new Map<string, number>()
  const standInFor = (raw: string): CharacterSet => {
    const code = standIns.get(raw) ?? beyondUnicode + standIns.size
    standIns.set(raw, code)
    return [[code, code]]
  }

  const readSet = (node: SetNode): CharacterSet => {
    if (node.type === 'Character') return [[node.value, node.value]]
    if (node.type === 'CharacterClassRange') return [[node.min.value, node.max.value]]
    if (node.type === 'CharacterSet') return readNamedSet(node)
    // Nested classes need the flag `v`, which patterns of a schema never get.
    const parts = node.elements.map((element) =>
      element.type === 'Character' || element.type === 'CharacterClassRange' || element.type === 'CharacterSet' ? readSet(element) : [],
    )
    const set = mergeRanges(parts.flat())
    if (!node.negate) return set
    return set.some(([from]) => from >= beyondUnicode) ? standInFor(node.raw) : complementOf(set)
  }

  const readNamedSet = (node: AST.CharacterSet): CharacterSet => {
    if (node.kind === 'any') return dot
    return node.kind === 'property' ? standInFor(node.raw) : (characterSets.get(node.raw.slice(1)) ?? [])
  }

  return readSet
}
