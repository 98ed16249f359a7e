import { compilePattern } from '../../schema/compilePattern.ts'

/** Escapes of other languages that are plain characters in JavaScript, and what to write for them. */
const escapes: Readonly<Record<string, string | undefined>> = {
  '\\A': '^',
  '\\G': '^',
  '\\z': '$',
  '\\Z': '$',
  '\\h': '[ \\t]',
  '\\H': '[^ \\t]',
  '\\R': '\\r?\\n',
  '\\x{': '\\u{',
  '\\Q': undefined,
  '\\E': undefined,
}

/** POSIX classes, and what to write for them between brackets. */
const classes: Readonly<Record<string, string>> = {
  alpha: '\\p{L}',
  digit: '\\d',
  alnum: '\\p{L}\\p{N}',
  upper: '\\p{Lu}',
  lower: '\\p{Ll}',
  space: '\\s',
  blank: ' \\t',
  punct: '\\p{P}',
  xdigit: '\\da-fA-F',
  word: '\\w',
  cntrl: '\\p{Cc}',
}

/** Escaped characters, so that none is taken for the beginning of another, and POSIX classes. */
const parts = /\\(?:[pP](?:\{[^{}]*\}|[A-Z])|x\{|[\s\S])|\[:\^?[a-z]+:\]/g

const compilesInUnicode = (pattern: string): boolean => compilePattern(pattern)?.unicode === true

const isForeign = (part: string): boolean =>
  part.startsWith('[:') || Object.hasOwn(escapes, part) || (/^\\p./i.test(part) && !compilesInUnicode(part))

/**
 * What only another language reads as more than plain characters. A pattern that compiles with the flag `u` has none of it: that flag allows
 * no escape without a meaning, and no bracket of a POSIX class.
 */
export const findForeignParts = (pattern: string): readonly string[] => {
  if (compilesInUnicode(pattern)) return []
  return [...new Set(pattern.match(parts))].filter(isForeign)
}

/** What JavaScript has for such a part. */
export const translatePart = (part: string): string | undefined => {
  if (part.startsWith('[:')) return classes[part.slice(2, -2)]
  return Object.hasOwn(escapes, part) ? escapes[part] : translateProperty(part)
}

/** `\pL`, `\p{IsGreek}` or `\p{Alnum}`: a property under another name. */
const translateProperty = (part: string): string | undefined => {
  const [sign, name] = [
    part.slice(0, 2),
    part
      .slice(2)
      .replaceAll(/[{}]/g, '')
      .replace(/^I[sn](?=[A-Z])/, ''),
  ]
  const own = [`${sign}{${name}}`, `${sign}{Script=${name}}`].find(compilesInUnicode)
  const content = Object.hasOwn(classes, name.toLowerCase()) ? classes[name.toLowerCase()] : undefined
  if (own !== undefined || content === undefined) return own
  return sign === '\\p' ? `[${content}]` : `[^${content}]`
}
