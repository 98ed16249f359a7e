import { characterSets, type CharacterSet } from '../core/validation/characterSets.ts'

/** A set as written in an RE2 class; RE2's own `\s` contains only ASCII spaces. */
const formatRanges = (set: CharacterSet): string => set.map(([from, to]) => `${formatCodePoint(from)}-${formatCodePoint(to)}`).join('')

/** One character in RE2, escaped so that it has no special meaning. */
const formatCodePoint = (codePoint: number): string => `\\x{${codePoint.toString(16)}}`

const dash: Atom = { members: formatCodePoint(0x2d), codePoint: 0x2d }
const backspace: Atom = { members: formatCodePoint(0x08), codePoint: 0x08 }
const everything = String.raw`\x{0}-\x{10ffff}`

const readAtoms = (content: string, unicode: boolean): readonly Atom[] | undefined => {
  const atoms: Atom[] = []
  const next = new RegExp(atomSource, 'suy')
  while (next.lastIndex < content.length) {
    const found = next.exec(content)?.[0]
    if (found === undefined) return undefined
    const atom = specialAtoms.get(found) ?? translateAtom(found, unicode)
    if (!atom) return undefined
    atoms.push(atom)
  }
  return atoms
}

/** Compared by identity, to distinguish an unescaped dash from an escaped one. */
const specialAtoms: ReadonlyMap<string, Atom> = new Map([
  ['-', dash],
  [String.raw`\b`, backspace],
])

const formatRange = (from: Atom, to: Atom): string => {
  const isRange = from.codePoint !== undefined && to.codePoint !== undefined
  // A dash beside a set such as \w is literal, if the pattern compiles at all.
  return isRange ? `${from.members}-${to.members}` : `${from.members}${dash.members}${to.members}`
}

const formatAtoms = (atoms: readonly Atom[]): string => {
  let members = ''
  let index = 0
  while (index < atoms.length) {
    const [from, middle, to] = atoms.slice(index, index + 3)
    if (from && middle === dash && to) members += formatRange(from, to)
    else members += from?.members ?? ''
    index += middle === dash && to ? 3 : 1
  }
  return members
}

/** Translates a class, given with its brackets. `[]`, which RE2 lacks, becomes something that matches nothing either. */
export const translateClass = (found: string, unicode: boolean): string | undefined => {
  const isNegated = found.startsWith('[^')
  const atoms = readAtoms(found.slice(isNegated ? 2 : 1, -1), unicode)
  if (!atoms) return undefined
  if (atoms.length === 0) return isNegated ? `[${everything}]` : `[^${everything}]`
  return `[${isNegated ? '^' : ''}${formatAtoms(atoms)}]`
}

/** One character or set of characters, outside or inside of a class. */
export interface Atom {
  /** Its text inside of a class in RE2. */
  readonly members: string
  /** Present for a single character, which can be the end of a range. */
  readonly codePoint?: number
}

const controls: ReadonlyMap<string, number> = new Map([
  ['t', 0x09],
  ['n', 0x0a],
  ['v', 0x0b],
  ['f', 0x0c],
  ['r', 0x0d],
  ['0', 0x00],
])

const character = (codePoint: number): Atom => ({ members: formatCodePoint(codePoint), codePoint })

const hexCharacter = (digits: string): Atom | undefined => {
  const codePoint = Number.parseInt(digits, 16)
  // A lone surrogate: its meaning depends on its neighbour.
  return codePoint >= 0xd800 && codePoint <= 0xdfff ? undefined : character(codePoint)
}

type Row = readonly [form: RegExp, translate: (found: string, unicode: boolean) => Atom | undefined]

/** What may follow a backslash; anything else (back-references, `\k`, incomplete escapes) is not translated. */
const rows: readonly Row[] = [
  [/^[dDwWsS]$/, (found) => ({ members: formatRanges(characterSets.get(found) ?? []) })],
  [/^[tnvfr0]$/, (found) => character(controls.get(found) ?? 0)],
  [/^c[A-Za-z]$/, (found) => character((found.codePointAt(1) ?? 0) % 32)],
  [/^x[\da-fA-F]{2}$/, (found) => hexCharacter(found.slice(1))],
  [/^u[\da-fA-F]{4}$/, (found) => hexCharacter(found.slice(1))],
  [/^u\{[\da-fA-F]+\}$/, (found, unicode) => (unicode ? hexCharacter(found.slice(2, -1)) : undefined)],
  [/^[pP]\{[A-Z][a-z]?\}$/, (found, unicode) => (unicode ? { members: `\\${found}` } : undefined)],
  [/^[^\dA-Za-z]$/u, (found) => character(found.codePointAt(0) ?? 0)],
]

/** Source of a regular expression for one translatable escape or one plain character. */
export const atomSource = String.raw`\\(?:c[A-Za-z]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|[pP]\{[^}]*\}|0(?!\d)|[^0-9cxupP])|[^\\]`

/** Translates a match of `atomSource`; `undefined` if RE2 has no certain equivalent. */
export const translateAtom = (found: string, unicode: boolean): Atom | undefined => {
  if (!found.startsWith('\\')) return character(found.codePointAt(0) ?? 0)
  const escaped = found.slice(1)
  return rows.find(([form]) => form.test(escaped))?.[1](escaped, unicode)
}
