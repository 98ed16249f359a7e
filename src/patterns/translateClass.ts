import { formatCodePoint } from './formatRanges.ts'
import { atomSource, translateAtom, type Atom } from './translateAtom.ts'

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

/** An unescaped dash is told from an escaped one by identity. */
const specialAtoms: ReadonlyMap<string, Atom> = new Map([
  ['-', dash],
  [String.raw`\b`, backspace],
])

const formatRange = (from: Atom, to: Atom): string => {
  const isRange = from.codePoint !== undefined && to.codePoint !== undefined
  // A dash beside a set such as \w stands for itself, where the pattern compiles at all.
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

/** Translates a class, given with its brackets. `[]`, which RE2 lacks, matches nothing there as here. */
export const translateClass = (found: string, unicode: boolean): string | undefined => {
  const isNegated = found.startsWith('[^')
  const atoms = readAtoms(found.slice(isNegated ? 2 : 1, -1), unicode)
  if (!atoms) return undefined
  if (atoms.length === 0) return isNegated ? `[${everything}]` : `[^${everything}]`
  return `[${isNegated ? '^' : ''}${formatAtoms(atoms)}]`
}
