/** What a locale writes numbers with. */
interface NumberSigns {
  readonly decimal: string
  /** What stands between groups of digits, as the source of a regular expression; `undefined` where the locale writes none. */
  readonly group: string | undefined
  /** How many digits stand in a group but for the last, which has three: two in India. */
  readonly groupSize: number
  /** A text with the locale's digits in place of 0 to 9, and the other way round. */
  readonly toOwn: (text: string) => string
  readonly toPlain: (text: string) => string
}

const known = new Map<string | undefined, NumberSigns>()

/** What a locale writes numbers with; `undefined` is the user's own. */
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

/** Zeros of the digits that people type beside 0 to 9 whatever their page writes: Arabic, Persian, Hindi. */
const zeros = ['٠', '۰', '०'] as const

function learnSigns(format: Intl.NumberFormat): NumberSigns {
  // Some locales write four digits without a group.
  const parts = format.formatToParts(1_234_567_890.5)
  const signOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  const own = Array.from({ length: 10 }, (_, digit) => format.format(digit))
  const foreign = zeros.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => String.fromCharCode(zero.charCodeAt(0) + digit)))
  const plain = new Map([...foreign, ...own].map((digit, index) => [digit, String(index % 10)]))
  return {
    decimal: signOf('decimal') ?? '.',
    group: groupPattern(signOf('group')),
    groupSize: parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3,
    toOwn: (text) => text.replace(/\d/g, (digit) => own[Number(digit)] ?? digit),
    toPlain: (text) => text.replace(/[^\p{ASCII}]/gu, (character) => plain.get(character) ?? character),
  }
}

/** Nobody has a key for a narrow space, and few for the apostrophe of a printer. */
function groupPattern(sign: string | undefined): string | undefined {
  if (sign === undefined) return undefined
  if (sign.trim() === '') return String.raw`\s`
  return /['’]/.test(sign) ? "['’]" : `\\${sign}`
}

/**
 * A number, or the text of one with `.`, as the locale writes it in a field: ungrouped, with its decimal sign and its digits. Decisions §2.
 *
 * @example writeNumber(1234.5, 'de-DE') // '1234,5'
 */
export function writeNumber(number: number | string, locale: string | undefined): string {
  const { decimal, toOwn } = numberSigns(locale)
  return toOwn(String(number)).replace('.', decimal)
}
