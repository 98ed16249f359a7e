import { characterSets } from '../core/validation/characterSets.ts'
import { formatCodePoint, formatRanges } from './formatRanges.ts'

/** One character or set of characters, outside or inside of brackets. */
export interface Atom {
  /** As it stands between brackets in RE2. */
  readonly members: string
  /** Where it is one character: an end of a range. */
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
  // Half of a pair: what it means depends on its neighbour.
  return codePoint >= 0xd800 && codePoint <= 0xdfff ? undefined : character(codePoint)
}

type Row = readonly [form: RegExp, translate: (found: string, unicode: boolean) => Atom | undefined]

/** What may follow a backslash; anything else (back-references, `\k`, half an escape) is refused. */
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

/** Source of a regular expression for one escape or one plain character, as far as they are translated. */
export const atomSource = String.raw`\\(?:c[A-Za-z]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|[pP]\{[^}]*\}|0(?!\d)|[^0-9cxupP])|[^\\]`

/** Translates what `atomSource` matched; `undefined` where RE2 has nothing that surely means the same. */
export const translateAtom = (found: string, unicode: boolean): Atom | undefined => {
  if (!found.startsWith('\\')) return character(found.codePointAt(0) ?? 0)
  const escaped = found.slice(1)
  return rows.find(([form]) => form.test(escaped))?.[1](escaped, unicode)
}
