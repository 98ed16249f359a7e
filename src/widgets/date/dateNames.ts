import { dateFormats, type DateFormats } from './dateFormats.ts'

/** A month from 1 on, a half of the day, or `''`: a word without a meaning of its own, such as "de" in Spanish. */
type Meaning = number | 'am' | 'pm' | ''

/** What is needed to read dates in a locale. */
interface DateNames {
  /** In a numeric date the month comes before the day. */
  readonly isMonthFirst: boolean
  /** The meaning of a word; `undefined` if it does not occur in dates. */
  readonly meaningOf: (word: string) => Meaning | undefined
  /** Whether a word stands in dates without a meaning of its own, whatever else it may mean: "a" in Spanish "a las 12:30" and "a. m.". */
  readonly isFiller: (word: string) => boolean
}

/** A word, including the dots of abbreviations: `a.m.`, `dez.`. */
export const wordPattern = /\p{L}[\p{L}\p{M}.'’]*/gu

/** A text without case and accents, which people often leave out. */
export const foldDateText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\p{Cf}]/gu, '')
    .toLowerCase()
    // Capitals have no dotless letter of their own.
    .replaceAll('ı', 'i')

/** A word without dots, too. */
const fold = (word: string): string => foldDateText(word).replace(/[.'’]/g, '')

const known = new WeakMap<DateFormats, DateNames>()

/** Learns from the browser how a locale writes dates; `undefined` is the user's own. */
export function dateNames(locale: string | undefined): DateNames {
  const formats = dateFormats(locale)
  const names = known.get(formats) ?? learnNames(formats)
  known.set(formats, names)
  return names
}

/** Shortest prefix of a month's name that is accepted, if it is unique. */
const shortestPart = 3

const learnMonths = ({ withMonth }: DateFormats) =>
  meaningsIn(
    samplesOf(withMonth, 12, (month) => Date.UTC(2026, month, 15, 10)),
    ([month = 0, ...others]) => (others.length === 0 ? month + 1 : ''),
  )

function learnNames(formats: DateFormats): DateNames {
  const { locale, withHour, typed } = formats
  const ofMonths = learnMonths(formats)
  const fillers = new Set(ofMonths.flatMap(([word, meaning]) => (meaning === '' ? [word] : [])))
  const words: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
    ['uhr', ''],
    ['am', 'am'],
    ['pm', 'pm'],
    // Some browsers write the Korean ones in English.
    [fold('오전'), 'am'],
    [fold('오후'), 'pm'],
    ...ofMonths,
    ...meaningsIn(
      samplesOf(withHour, 24, (hour) => Date.UTC(2026, 0, 15, hour)),
      (hours) => {
        const isMorning = new Set(hours.map((hour) => hour < 12))
        if (isMorning.size > 1) return ''
        return isMorning.has(true) ? 'am' : 'pm'
      },
    ),
  ])
  let ofLanguage: ReadonlyMap<string, Meaning> | undefined
  const meaningOf = (word: string): Meaning | undefined => {
    const folded = fold(word)
    const exact = words.get(folded)
    if (exact !== undefined || folded.length < shortestPart) return exact
    const begun = new Set([...words].filter(([name]) => name.startsWith(folded)).map(([, meaning]) => meaning))
    const [only] = begun
    if (begun.size === 1 && typeof only === 'number') return only
    // "Januar" in Austria, which writes "Jänner".
    ofLanguage ??= new Map(learnMonths(dateFormats(new Intl.Locale(locale).language)))
    return ofLanguage.get(folded) || undefined
  }
  const order = typed.date.formatToParts(0)
  const placeOf = (type: string) => order.findIndex((part) => part.type === type)
  return { isMonthFirst: placeOf('month') < placeOf('day'), meaningOf, isFiller: (word) => fillers.has(fold(word)) }
}

/** Texts with the value they were formatted from: a month from 0 on, an hour. */
type Samples = readonly (readonly [text: string, of: number])[]

const samplesOf = (formats: readonly Intl.DateTimeFormat[], count: number, momentOf: (of: number) => number): Samples =>
  formats.flatMap((format) => Array.from({ length: count }, (_, of) => [format.format(momentOf(of)), of] as const))

/** The meaning of each word in some texts, by the values of the texts that contain it. */
function meaningsIn(samples: Samples, meaningOf: (of: readonly number[]) => Meaning): [string, Meaning][] {
  const found = new Map<string, Set<number>>()
  for (const [text, of] of samples) {
    for (const [word] of text.matchAll(wordPattern)) found.set(fold(word), (found.get(fold(word)) ?? new Set()).add(of))
  }
  return [...found].map(([word, of]) => [word, meaningOf([...of])])
}
