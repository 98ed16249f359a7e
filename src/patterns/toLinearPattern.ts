import { atomSource, translateAtom, translateClass } from './translateClass.ts'

type Row = readonly [form: string, translate: (found: string, unicode: boolean) => string | undefined]

/**
 * The elements of a pattern; the first matching row counts. Groups lose their capture and quantifiers their laziness, which never affect
 * whether there is a match.
 */
const rows: readonly Row[] = [
  [String.raw`\^`, () => String.raw`\A`],
  [String.raw`\$`, () => String.raw`\z`],
  [String.raw`\.`, () => String.raw`[^\n\r\x{2028}\x{2029}]`],
  [String.raw`\\[bB]`, (found) => found],
  [String.raw`\[(?:\\.|[^\]\\])*\]`, translateClass],
  [String.raw`\(\?(?::|<(?![=!])[^>]*>)`, () => '(?:'],
  [String.raw`\((?!\?)`, () => '(?:'],
  [String.raw`[|)]`, (found) => found],
  [String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})\??`, (found) => found.replace(/(?<=.)\?$/, '')],
  // Look-around and groups with flags.
  [String.raw`\(`, () => undefined],
  [atomSource, (found, unicode) => atomOutside(found, unicode)],
]

const atomOutside = (found: string, unicode: boolean): string | undefined => {
  const atom = translateAtom(found, unicode)
  return atom && `[${atom.members}]`
}

const tokens = rows.map(([form]) => `(${form})`).join('|')

/**
 * A JavaScript pattern in RE2 syntax, with exactly the same meaning; `undefined` if it has a part that RE2 lacks or reads differently:
 * look-around, back-references, half of a surrogate pair. Everything that is known to differ is written out, such as `.` and `\s`.
 *
 * @param unicode whether the pattern is compiled with the flag `u`
 * @example toLinearPattern('^\\d+?$', true) // '\\A[\\x{30}-\\x{39}]+\\z'
 */
export const toLinearPattern = (pattern: string, unicode: boolean): string | undefined => {
  if (hasBrokenPairs(pattern, unicode)) return undefined
  const next = new RegExp(tokens, 'suy')
  let translated = ''
  while (next.lastIndex < pattern.length) {
    const match = next.exec(pattern)
    const part = match && rows[match.slice(1).findIndex((group) => group !== undefined)]?.[1](match[0], unicode)
    if (part === undefined || part === null) return undefined
    translated += part
  }
  return translated
}

/**
 * Whether a pattern or text has characters that RE2, which counts code points, treats differently: without Unicode mode those beyond 16
 * bits, in Unicode mode lone surrogates.
 */
export const hasBrokenPairs = (text: string, unicode: boolean): boolean => (unicode ? /\p{Surrogate}/u : /[\ud800-\udfff]/).test(text)
