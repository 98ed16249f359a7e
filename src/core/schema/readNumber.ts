/** Why a text cannot be read as a number. `not-exact`: JavaScript has no number with exactly these digits. */
export type NumberIssue = 'empty' | 'not-a-number' | 'not-exact' | 'not-whole'

export type NumberReading = { readonly value: number } | { readonly error: NumberIssue }

/** A number as typed. Each digit can match in only one way, so that long texts take linear time. */
export const numeral = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:[eE]([+-]?\d+))?$/

/**
 * Parses a typed number: an optional sign, digits with an optional `.`, an optional exponent, outer spaces trimmed. A text with digits that
 * the number would lose is an error and never rounded: `1.50`, `1.` and `1e5` are exact, `0.1000000000000000055` is not. With `whole` a
 * fraction is an error; `5.0` and `1e3` have none. Decisions §2.
 *
 * @example readNumber(' 1.50 ') // { value: 1.5 }
 * @example readNumber('12,5') // { error: 'not-a-number' }
 */
export const readNumber = (text: string, whole = false): NumberReading => {
  const trimmed = text.trim()
  if (trimmed === '') return { error: 'empty' }
  const typed = canonicalDigits(trimmed)
  if (typed === undefined) return { error: 'not-a-number' }
  const value = Number(trimmed)
  if (typed !== canonicalDigits(String(value))) return { error: 'not-exact' }
  if (whole && !Number.isInteger(value)) return { error: 'not-whole' }
  // Adding 0 turns -0, which JSON cannot represent, into 0.
  return { value: value + 0 }
}

/** The number that a value is, or that its text can be read as; `undefined` for anything else. Decisions §3. */
export const numberOf = (value: unknown): number | undefined => {
  if (typeof value !== 'string') return typeof value === 'number' ? value : undefined
  const reading = readNumber(value)
  return 'value' in reading ? reading.value : undefined
}

/** A numeral as sign, significant digits and exponent, equal for all notations of a number: `1.50` and `15e-1` are `15e-1`. */
const canonicalDigits = (text: string): string | undefined => {
  const match = numeral.exec(text)
  if (!match) return undefined
  const [, sign = '', mantissa = '', exponent = '0'] = match
  const [integral = '', fraction = ''] = mantissa.split('.')
  const digits = integral + fraction
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end -= 1
  let start = 0
  while (start < end && digits[start] === '0') start += 1
  if (start === end) return '0'
  return `${sign === '-' ? '-' : ''}${digits.slice(start, end)}e${Number(exponent) - fraction.length + digits.length - end}`
}
