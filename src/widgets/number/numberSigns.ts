/** The characters with which a locale writes numbers. */
interface NumberSigns {
  readonly decimal: string
  /** The group separators, as the source of a regular expression. */
  readonly group: string
  /** Number of digits in a group, except the last one, which has three: two in India. */
  readonly groupSize: number
  /** Converts the digits 0 to 9 in a text to those of the locale, and the other way round. */
  readonly toOwn: (text: string) => string
  readonly toPlain: (text: string) => string
}

const known = new Map<string | undefined, NumberSigns>()

/** The number characters of a locale; `undefined` is the user's own. */
export function numberSigns(locale: string | undefined): NumberSigns {
  const signs = known.get(locale) ?? learnSigns(formatOf(locale))
  known.set(locale, signs)
  return signs
}

/** The format of the locale where the browser knows it, else of the user's own. */
function formatOf(locale: string | undefined): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale)
  } catch {
    return new Intl.NumberFormat()
  }
}

/** Zeros of the digits that people type besides 0 to 9 whatever the page shows: Arabic, Persian, Hindi. */
const zeros = ['٠', '۰', '०'] as const
/** The signs that belong to the Arabic digits. Browsers write `ar` with Latin ones. */
const [arabicDecimal, arabicGroup] = ['٫', '٬']

function learnSigns(format: Intl.NumberFormat): NumberSigns {
  // Some locales do not group four digits.
  const parts = format.formatToParts(1_234_567_890.5)
  const signOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  const own = Array.from({ length: 10 }, (_, digit) => format.format(digit))
  const foreign = zeros.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => String.fromCharCode(zero.charCodeAt(0) + digit)))
  const plain = new Map([...foreign, ...own].map((digit, index) => [digit, String(index % 10)]))
  const decimal = signOf('decimal') ?? '.'
  plain.set(arabicDecimal, decimal)
  return {
    decimal,
    group: groupPattern(signOf('group')),
    groupSize: parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3,
    toOwn: (text) => text.replace(/\d/g, (digit) => own[Number(digit)] ?? digit),
    toPlain: (text) => text.replace(/[^\p{ASCII}]/gu, (character) => plain.get(character) ?? character),
  }
}

/** Narrow spaces and typographic apostrophes are hard to type, so common substitutes are accepted. */
function groupPattern(sign = ''): string {
  const own = sign !== '' && sign.trim() === '' ? String.raw`\s` : sign
  return `[${/['’]/.test(own) ? "'’" : own}${arabicGroup}]`
}

/**
 * A number, or the text of one with `.`, in the format of a field: ungrouped, with the decimal separator and digits of the locale.
 * Decisions §2.
 *
 * @example writeNumber(1234.5, 'de-DE') // '1234,5'
 */
export function writeNumber(number: number | string, locale: string | undefined): string {
  const { decimal, toOwn } = numberSigns(locale)
  return toOwn(String(number)).replace('.', decimal)
}
