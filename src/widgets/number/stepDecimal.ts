const decimal = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?\s*$/i

/** Beyond this exponent one more or less is nothing anybody would step to. */
const largestExponent = 20

interface Limits {
  readonly minimum?: number
  readonly maximum?: number
}

/**
 * The decimal text one above (`1`) or below (`-1`) the given one, within the limits; an empty text counts as 0. It counts in digits and not
 * in doubles, so `stepDecimal('0.30', 1)` is `'1.30'`. `undefined` where the text is no number that can be stepped.
 */
export const stepDecimal = (text: string, direction: 1 | -1, { minimum, maximum }: Limits = {}): string | undefined => {
  const [match, sign = '', whole = '', fraction = '', exponentText = '0'] = decimal.exec(text) ?? []
  const exponent = Number(exponentText)
  if (match === undefined || (whole + fraction === '' && text.trim() !== '') || Math.abs(exponent) > largestExponent) return undefined
  const scale = Math.max(0, fraction.length - exponent)
  const units = BigInt(`${whole}${fraction}` || '0') * 10n ** BigInt(Math.max(0, exponent - fraction.length))
  const stepped = (sign === '-' ? -units : units) + BigInt(direction) * 10n ** BigInt(scale)
  const next = writeDecimal(stepped, scale)
  if (direction === 1 ? maximum !== undefined && Number(next) > maximum : minimum !== undefined && Number(next) < minimum) {
    return undefined
  }
  if (minimum !== undefined && Number(next) < minimum) return String(minimum)
  if (maximum !== undefined && Number(next) > maximum) return String(maximum)
  return next
}

const writeDecimal = (units: bigint, scale: number): string => {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const sign = units < 0n ? '-' : ''
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
