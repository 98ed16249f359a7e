import { dateFormats } from './dateFormats.ts'
import { dateNames, foldDateText } from './dateNames.ts'

const known = new Map<string, RegExp>()

/**
 * A date without its day of the week: without all words that are nothing else, or the first one that is also a month ("mar." in French).
 * `undefined` if it has none.
 */
export function dropWeekdays(text: string, locale: string | undefined): string | undefined {
  const { meaningOf } = dateNames(locale)
  const { locale: tag } = dateFormats(locale)
  const weekdays = known.get(tag) ?? learnWeekdays(tag)
  known.set(tag, weekdays)
  const folded = foldDateText(text)
  const bare = folded.replace(weekdays, (name) => (meaningOf(name) === undefined ? ' ' : name))
  const first = bare === folded ? folded.replace(new RegExp(weekdays, 'u'), ' ') : bare
  return first === folded ? undefined : first
}

const day = { year: 'numeric', day: 'numeric' } as const
/** Names of days differ in and outside of dates. */
const styles: readonly Intl.DateTimeFormatOptions[] = [
  { weekday: 'long' },
  { weekday: 'short' },
  { dateStyle: 'full' },
  { ...day, weekday: 'long', month: 'long' },
  { ...day, weekday: 'short', month: 'short' },
]

/** Matches days of the week in a folded text, with the letters around them: `日水曜日`. */
function learnWeekdays(locale: string): RegExp {
  const texts = styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...style })
    return Array.from({ length: 7 }, (_, index) => markWeekday(format.formatToParts(index * 86_400_000)))
  })
  const names = texts.flatMap((text) => /[\p{L}\p{M}]*<.+>[\p{L}\p{M}]*/u.exec(foldDateText(text)) ?? [])
  const sources = names.map((name) => name.replace(/\.>|[<>]/g, '').replace(/[^\p{L}\p{M}\d\s]/gu, '.'))
  // The longest first.
  const sorted = [...new Set(sources)].sort((one, other) => other.length - one.length)
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${sorted.join('|')})(?![\p{L}\p{M}])\.?`, 'gu')
}

/** `<Wed>, 0 0, 0` */
const markWeekday = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts.map(({ type, value }) => (type === 'weekday' ? `<${value}>` : type === 'literal' ? value : '0')).join('')
