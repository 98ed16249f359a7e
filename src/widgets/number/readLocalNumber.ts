import type { NumberIssue, readNumber } from '../../core/schema/readNumber.ts'
import { numberSigns } from './numberSigns.ts'

/** Invisible characters: direction marks beside signs, in Arabic and Hebrew, and what comes along with copied text. */
const invisible = /\p{Cf}/gu

/** The full-width characters of Japanese and Chinese keyboards have the order of ASCII. */
const wide = /[\uFF01-\uFF5E]/g

/** A typed number with ASCII's digits, minus and plus. */
const withPlainSigns = (text: string, toPlain: (text: string) => string): string =>
  toPlain(
    text
      .replace(invisible, '')
      .replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0))
      .replace('\u2212', '-'),
  ).trim()

/** The meaning of a typed text in a locale, with `.` as the decimal separator. */
interface Interpretation {
  /** Readable as a number if the text is; other characters are unchanged. */
  readonly plain: string
  /** The possible meanings of a text with a group separator. */
  readonly meanings: readonly string[]
}

function interpret(text: string, locale: string | undefined): Interpretation {
  const { decimal, group, groupSize, toPlain } = numberSigns(locale)
  const typed = withPlainSigns(text, toPlain)
  const [, before, after] = new RegExp(String.raw`^([+-]?\d+)${group}(\d{3})$`).exec(typed) ?? []
  // A space, an apostrophe or the Arabic sign cannot be a decimal separator.
  if (before !== undefined) return ambiguous([...(/[.,]/.test(typed) ? [`${before}.${after}`] : []), `${before}${after}`])
  const [whole, digits, fraction] =
    new RegExp(String.raw`^([+-]?\d{1,${groupSize}}(?:${group}\d{${groupSize}})*${group}\d{3})(?:[${decimal}](\d*))?$`).exec(typed) ?? []
  if (whole !== undefined && digits !== undefined)
    return ambiguous([digits.replace(new RegExp(group, 'g'), '') + (fraction ? `.${fraction}` : '')])
  return { plain: typed.replace(decimal, '.'), meanings: [] }
}

const ambiguous = (meanings: readonly string[]): Interpretation => ({ plain: 'grouped', meanings })

/**
 * Converts a number typed in a locale to text with `.` as the decimal separator. The result is unreadable if the text is, or if it could
 * mean two numbers. Decisions §2.
 *
 * @example plainNumber('1,5', 'de-DE') // '1.5'
 */
export const plainNumber = (text: string, locale: string | undefined): string => interpret(text, locale).plain

export type LocalReading = { readonly value: number } | { readonly error: NumberIssue; readonly meanings: readonly number[] }

/**
 * Parses a number typed in a locale. If a group separator makes it ambiguous, the possible meanings are returned.
 *
 * @param isWhole the field takes no fractions
 * @param read reads a text with `.`
 * @example readLocalNumber('1.000', false, 'de-DE', readNumber) // { error: 'not-a-number', meanings: [1, 1000] }
 */
export function readLocalNumber(text: string, isWhole: boolean, locale: string | undefined, read: typeof readNumber): LocalReading {
  const { plain, meanings } = interpret(text, locale)
  const reading = read(plain, isWhole)
  if ('value' in reading) return reading
  const readings = meanings.map((meaning) => read(meaning, isWhole))
  const values = readings.flatMap((one) => ('value' in one ? [one.value] : []))
  const [first] = readings
  // If none of the meanings is valid, the error is that of the first one.
  return { error: values.length === 0 && first && 'error' in first ? first.error : reading.error, meanings: values }
}
