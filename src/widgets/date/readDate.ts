import { formats } from '../../core/validation/formats.ts'
import type { DateFault, DateIssue, RuleArgs } from '../../core/validation/ruleArgs.ts'
import { dateFormats } from './dateFormats.ts'
import { dateExample, type DateKind, formatDate } from './formatDate.ts'
import { parseDateText, type WrittenDate } from './parseDateText.ts'
import { type Moment, offsetFor, splitMoment, userOffsets, userZoneName } from './zones.ts'

/** The context for reading a typed text. */
interface ReadingContext {
  readonly kind: DateKind
  readonly locale: string | undefined
  /** The previous value of the field, which determines the zone shown. */
  readonly before: string
}

type DateReading = { readonly text: string } | Unread

interface Unread {
  readonly fault: DateFault
  readonly detail?: string | undefined
  /** The date as it can be typed, if it was written in another calendar. */
  readonly example?: string
}

/**
 * Converts a typed date to the text to store. Text in the format of the specification stays unchanged, and so does the value if its own
 * text is typed again.
 */
export function readDate(typed: string, { kind, locale, before }: ReadingContext): DateReading {
  const text = typed.trim()
  if (text === '' || formats[kind](text)) return { text }
  if (withPlainSpaces(text) === withPlainSpaces(formatDate(before, kind, locale) ?? '')) return { text: before }
  const written = parseDateText(text, locale, kind === 'date-time')
  if ('fault' in written) {
    const { fault, month, meant } = written
    if (meant !== undefined) return { fault, example: dateExample(kind, locale, meant) }
    return { fault, detail: month && dateFormats(locale).monthOfYear.format(Date.parse(month)) }
  }
  return kind === 'date' ? { text: written.day } : readMoment(written, locale, splitMoment(before))
}

/** Locales use spaces that cannot be typed. */
const withPlainSpaces = (text: string): string => text.replace(/\s/g, ' ')

function readMoment({ day, time, fraction, zone }: WrittenDate, locale: string | undefined, before: Moment | undefined): DateReading {
  const local = `${day}T${time}`
  const offset = zone === undefined ? offsetFor(local, before) : findOffset(local, zone, locale)
  if (offset !== undefined) {
    const text = `${local}${fraction}${offset}`
    return formats['date-time'](text) ? { text } : { fault: 'unknown-zone', detail: zone }
  }
  // In UTC no hour is skipped.
  return zone === undefined
    ? { fault: 'skipped', detail: formatDate(`${local}Z`, 'date-time', locale) }
    : { fault: 'unknown-zone', detail: zone }
}

/**
 * The offset for a typed zone: the offset itself, or that of the user's zone if its name at that time was typed, which distinguishes the
 * two times of a repeated hour.
 */
function findOffset(local: string, zone: string, locale: string | undefined): string | undefined {
  if (/^(?:Z$|[+-])/.test(zone)) return zone
  const { locale: tag } = dateFormats(locale)
  const fold = (name: string) => name.replaceAll('.', '').toLowerCase()
  return userOffsets(local).find((offset) => fold(userZoneName(tag, 'short', new Date(local + offset))) === fold(zone))
}

type FormatArgs = RuleArgs['format']

const longestQuote = 60

const sentences: Readonly<Record<DateIssue['fault'], (issue: DateIssue, text: string, noun: string) => string>> = {
  unreadable: ({ example }, text, noun) => `"${text}" cannot be read as a ${noun}. Enter one such as ${example}.`,
  year: ({ example }) => `Enter the year with four digits, such as ${example}.`,
  'no-date': ({ example }) => `Enter the date before the time, such as ${example}.`,
  'no-time': ({ example }) => `Enter a time after the date, such as ${example}.`,
  'with-time': ({ example }) => `Enter the date without a time, such as ${example}.`,
  'no-such-month': ({ example }) => `Months go from 1 to 12. Enter a date such as ${example}.`,
  'no-such-day': ({ detail }) => `${detail} does not have this day.`,
  'no-such-time': ({ example }) => `No day has this time. Enter one such as ${example}.`,
  skipped: ({ detail }) => `${detail} does not exist: the clocks go forward then. Enter another time.`,
  'unknown-zone': ({ detail }) => `The time zone "${detail}" is not known here. Enter an offset, such as +01:00.`,
  'not-entered': (_issue, text, noun) => `"${text}" is not stored as a ${noun}. Enter it once more.`,
}

/** Adds to the arguments of a `format` message why a text is no date, with a sentence. Other formats are returned unchanged. */
export function explainDate(args: FormatArgs, locale: string | undefined): { readonly args: FormatArgs; readonly sentence?: string } {
  const { format, value, control } = args
  // A plain text control does not parse dates.
  if ((format !== 'date' && format !== 'date-time') || format !== control) return { args }
  const reading = readDate(value, { kind: format, locale, before: '' })
  const example = dateExample(format, locale)
  // Readable text without a value was not typed, but comes from a host or module.
  const issue = { example, ...('fault' in reading ? reading : { fault: 'not-entered' as const }) }
  const text = value.length > longestQuote ? `${value.slice(0, longestQuote)}…` : value
  const sentence = sentences[issue.fault]({ ...issue, sentence: '' }, text, nouns[format])
  return { args: { ...args, date: { ...issue, sentence } }, sentence }
}

const nouns: Readonly<Record<DateKind, string>> = { date: 'date', 'date-time': 'date and time' }
