import type { numeral } from '../../core/schema/readNumber.ts'

/** Beyond this exponent a step of one is useless. */
const largestExponent = 20

export interface Limits {
  readonly minimum?: number
  readonly maximum?: number
}

/**
 * The decimal text one above (`1`) or below (`-1`) the given one, within the limits; an empty text counts as 0. Computed with decimal
 * digits instead of doubles, so `stepDecimal('0.30', 1, {}, numeral)` is `'1.30'`. `undefined` if the text is no number that can be
 * stepped.
 */
export const stepDecimal = (
  text: string,
  direction: 1 | -1,
  { minimum = -Infinity, maximum = Infinity }: Limits,
  pattern: typeof numeral,
): string | undefined => {
  const [, sign, mantissa, exponentText = '0'] = pattern.exec(text.trim() || '0') ?? []
  const exponent = Number(exponentText)
  if (mantissa === undefined || Math.abs(exponent) > largestExponent) return undefined
  const [whole = '', fraction = ''] = mantissa.split('.')
  const scale = Math.max(0, fraction.length - exponent)
  const units = BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, exponent - fraction.length))
  const next = writeDecimal((sign === '-' ? -units : units) + BigInt(direction) * 10n ** BigInt(scale), scale)
  const value = Number(next)
  if (direction === 1 ? value > maximum : value < minimum) return undefined
  if (value < minimum) return String(minimum)
  return value > maximum ? String(maximum) : next
}

const writeDecimal = (units: bigint, scale: number): string => {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const sign = units < 0n ? '-' : ''
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
