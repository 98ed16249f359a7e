import type { DateFault } from '../../core/validation/ruleArgs.ts'
import { formats } from '../../core/validation/formats.ts'
import { dateNames, wordPattern } from './dateNames.ts'
import { dateFormats } from './dateFormats.ts'
import { dropWeekdays } from './dropWeekdays.ts'
import { gregorianDay } from './ownCalendar.ts'

/** The content of a typed text. */
export interface WrittenDate {
  /** `2026-12-01` */
  readonly day: string
  /** `10:30:00`; absent if the text contains no time. */
  readonly time?: string
  /** Fraction of a second, `.25`. */
  readonly fraction: string
  /** `Z` or `+01:00`; or a word at the end, which may name a zone. */
  readonly zone: string | undefined
}

interface Failed {
  readonly fault: DateFault
  /** `2026-02`, if the month has no such day. */
  readonly month?: string
  /** `2026-12-09`, if the day is written in another calendar. */
  readonly meant?: string
}

type Parsed<Value> = Value | Failed

const between = String.raw`[\s,./-]+`
const dayPart = `(?<a>@?\\d+)${between}(?<b>@?\\d+)${between}(?<c>@?\\d+)`
const timePart = (separator: string, shortForms: string) =>
  `(?:(?<before>[<>])\\s*)?(?<hour>\\d{1,2})(?:\\s*${separator}\\s*(?<minute>\\d\\d)(?:\\s*${separator}\\s*(?<second>\\d\\d)(?:[.,](?<fraction>\\d+))?)?${shortForms}\\s*(?<after>[<>])?`
const zonePart = String.raw`\s*(?<zone>z?\s*[+-]\s*\d{1,2}(?::?\d\d)?|z|#\d+)?`

/** "1430", and "14" alone. */
const orShort = String.raw`|(?<compact>\d\d))?`
const dateFirst = new RegExp(`^${dayPart}(?:[\\s,.]+${timePart('[:.]', orShort)}${zonePart})?$`)
/** As Vietnamese writes it. Only the colon distinguishes such a time from a day. */
const timeFirst = new RegExp(`^${timePart(':', ')')}[\\s,]+${dayPart}${zonePart}$`)
const timeAlone = new RegExp(`^${timePart('[:.]', orShort)}${zonePart}$`)
/** A month and a year of four digits lack the day instead. */
const withoutYear = new RegExp(`^@?\\d{1,3}${between}@?\\d{1,3}$`)

const beforeHour = /^[\p{L}\p{M}.'’\s]+\d/u
const afterTime = /:\d\d\s*$/

/** No date is longer, but a pasted text may be. */
const longestText = 100
/** Years in this form are always Gregorian. */
const iso = /^\d{4}-\d\d-\d\d/
/** Characters that `simplify` uses as placeholders. */
const ownSigns = /[@#<>]/

type Groups = Readonly<Partial<Record<string, string>>>

/**
 * Parses a date, or a date with time, as people write it: year, month and day as numbers; or day and month in the order of the locale with
 * a year of four digits, or with the month as a word; times in 24 hours or with AM and PM. The only zones it understands are offsets. A day
 * of the week is left out, unless the text can be read with it. Decisions §2.
 */
export function parseDateText(text: string, locale: string | undefined, needsTime: boolean): Parsed<WrittenDate> {
  if (text.length > longestText || ownSigns.test(text)) return { fault: 'unreadable' }
  // No space parts it from the day.
  const spaced = text.replace(/[上下]午|午[前後]/, ' $& ')
  const written = parseWords(spaced, locale, needsTime)
  const bare = 'fault' in written ? dropWeekdays(spaced, locale) : undefined
  return bare === undefined ? written : parseWords(bare, locale, needsTime)
}

function parseWords(text: string, locale: string | undefined, needsTime: boolean): Parsed<WrittenDate> {
  const { plain, unknownWords } = simplify(text, locale)
  const groups: Groups | undefined = (dateFirst.exec(plain) ?? timeFirst.exec(plain))?.groups
  if (groups === undefined) return { fault: faultOf(plain, needsTime) }
  const written = readDay([groups['a'] ?? '', groups['b'] ?? '', groups['c'] ?? ''], dateNames(locale).isMonthFirst)
  if ('fault' in written) return written
  const meant = iso.test(text.trim()) ? undefined : readOwnCalendar(written, locale)
  if (meant !== undefined) return { fault: 'unreadable', meant }
  const day = joinDay(written)
  if (typeof day === 'object') return day
  if (groups['hour'] === undefined) return needsTime ? { fault: 'no-time' } : { day, fraction: '', zone: undefined }
  if (!needsTime) return { fault: 'with-time' }
  const time = readTime(groups)
  if (time === undefined) return { fault: 'no-such-time' }
  const { fraction, zone } = groups
  return { day, time, fraction: fraction === undefined ? '' : `.${fraction}`, zone: zone && readZone(zone, unknownWords) }
}

function faultOf(plain: string, needsTime: boolean): DateFault {
  if (withoutYear.test(plain)) return 'year'
  return needsTime && timeAlone.test(plain) ? 'no-date' : 'unreadable'
}

/**
 * Normalises a text: `12. Dezember 2026, 10 h 30 PM` becomes `12. @12 2026, 10:30 >`. Unknown words become indexes into `unknownWords`:
 * `#0`.
 */
function simplify(text: string, locale: string | undefined) {
  const { meaningOf, isFiller } = dateNames(locale)
  const unknownWords: string[] = []
  const writeWord = (word: string, at: number, whole: string): string => {
    if (/^(?:z|utc|gmt)$/i.test(word)) return 'z'
    // "a las 12:30", and not "12:30 a. m."
    if (isFiller(word) && beforeHour.test(whole.slice(at)) && !afterTime.test(whole.slice(0, at))) return ''
    const meaning = meaningOf(word)
    if (meaning === undefined) return `#${unknownWords.push(word) - 1}`
    if (typeof meaning === 'number') return `@${meaning}`
    return { am: '<', pm: '>', '': '' }[meaning]
  }
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/،/g, ',')
    // Invisible direction marks, in Arabic and Hebrew dates.
    .replace(/\p{Cf}/gu, '')
    .replace(/(\d)t(?=\d)/i, '$1 ')
    .replace(/(\d)\s*[h時时点點시]\s*(?=\d)/i, '$1:')
    .replace(/(\d)\s*[分분]\s*(?=\d)/, '$1:')
    .replace(/(\d)\s*[時时点點시分분秒초]/, '$1 ')
    .replace(/(\d)(?:st|nd|rd|th|er)\b/i, '$1')
    .replace(wordPattern, (word, at: number, whole: string) => ` ${writeWord(word, at, whole)} `)
    .replace(/[^\d@#<>:.,/+\-z]+/g, ' ')
    .replace(/^[\s,.]+|[\s,.]+$/g, '')
  return { plain, unknownWords }
}

/** The ten digits of each script have consecutive code points. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}

interface DayParts {
  readonly year: string
  readonly month: string
  readonly day: string
  /** The month is a word. */
  readonly isNamed?: boolean
}

/** Three numbers in the written order, with a named month as `@12`. */
function readDay(items: readonly [string, string, string], isMonthFirst: boolean): Parsed<DayParts> {
  const [first, , third] = items
  const named = items.find((item) => item.startsWith('@'))
  const numbers = items.filter((item) => item !== named)
  if (numbers.some((item) => item.startsWith('@') || item.length > 4)) return { fault: 'unreadable' }
  const year = (named === undefined ? [first, third] : numbers).find((item) => item.length === 4)
  if (year === undefined) return { fault: 'year' }
  const [one = '', two = ''] = items.filter((item) => item !== year && item !== named)
  if (named !== undefined) return { year, month: named.slice(1), day: one, isNamed: true }
  // After a leading year, month and day follow as in ISO.
  return year === first || isMonthFirst ? { year, month: one, day: two } : { year, month: two, day: one }
}

/** The Gregorian day, if the locale's own calendar is meant. Named months are Gregorian, so only a calendar that shares them can be. */
function readOwnCalendar({ year, month, day, isNamed }: DayParts, locale: string | undefined): string | undefined {
  const meant = gregorianDay([Number(year), Number(month), Number(day)], dateFormats(locale).locale)
  return isNamed && Number(meant?.slice(5, 7)) !== Number(month) ? undefined : meant
}

function joinDay({ year, month, day }: DayParts): Parsed<string> {
  if (month.length > 2 || day.length > 2) return { fault: 'unreadable' }
  if (Number(month) < 1 || Number(month) > 12) return { fault: 'no-such-month' }
  const ofYear = `${year}-${month.padStart(2, '0')}`
  const text = `${ofYear}-${day.padStart(2, '0')}`
  return formats.date(text) ? text : { fault: 'no-such-day', month: ofYear }
}

/** `14:30:00`; `undefined` for an impossible time. */
function readTime({ before, hour = '', minute, compact, second = '00', after = before }: Groups): string | undefined {
  const minutes = minute ?? compact ?? '00'
  if (after !== undefined && Number(hour) > 12) return undefined
  const ofDay = after === undefined ? Number(hour) : (Number(hour) % 12) + (after === '>' ? 12 : 0)
  return ofDay < 24 && Number(minutes) < 60 && Number(second) < 60 ? `${String(ofDay).padStart(2, '0')}:${minutes}:${second}` : undefined
}

function readZone(zone: string, unknownWords: readonly string[]): string {
  if (zone.startsWith('#')) return unknownWords[Number(zone.slice(1))] ?? ''
  const [, sign, hours = '', minutes = '00'] = /([+-])\s*(\d{1,2}):?(\d\d)?$/.exec(zone) ?? []
  return sign === undefined ? 'Z' : `${sign}${hours.padStart(2, '0')}:${minutes}`
}
