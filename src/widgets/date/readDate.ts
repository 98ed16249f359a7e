import type { DateFault } from '../../core/validation/ruleArgs.ts'
import { formats } from '../../core/validation/formats.ts'
import { dateFormats } from './dateFormats.ts'
import { formatDate, type DateKind } from './formatDate.ts'
import { parseDateText, type WrittenDate } from './parseDateText.ts'
import { offsetFor, splitMoment, userOffsets, userZoneName, type Moment } from './zones.ts'

/** What a typed text is read with. */
interface ReadingContext {
  readonly kind: DateKind
  readonly locale: string | undefined
  /** What the field held before it was typed into: the zone shown is that of it. */
  readonly before: string
}

type DateReading = { readonly text: string } | { readonly fault: DateFault; readonly detail?: string | undefined }

/**
 * Reads a typed date as the text to store. A text of the specification stays as it is, and so does the value where its own text was typed again.
 */
export function readDate(typed: string, { kind, locale, before }: ReadingContext): DateReading {
  const text = typed.trim()
  if (text === '' || formats[kind](text)) return { text }
  if (withPlainSpaces(text) === withPlainSpaces(formatDate(before, kind, locale) ?? '')) return { text: before }
  const written = parseDateText(text, locale, kind === 'date-time')
  if ('fault' in written) {
    const { fault, month } = written
    return { fault, detail: month && dateFormats(locale).monthOfYear.format(Date.parse(month)) }
  }
  return kind === 'date' ? { text: written.day } : readMoment(written, locale, splitMoment(before))
}

/** Locales write spaces that no keyboard has. */
const withPlainSpaces = (text: string): string => text.replace(/\s/g, ' ')

function readMoment({ day, time, fraction, zone }: WrittenDate, locale: string | undefined, before: Moment | undefined): DateReading {
  const local = `${day}T${time}`
  const offset = zone === undefined ? offsetFor(local, before) : findOffset(local, zone, locale)
  if (offset !== undefined) {
    const text = `${local}${fraction}${offset}`
    return formats['date-time'](text) ? { text } : { fault: 'unknown-zone', detail: zone }
  }
  // On the clock of UTC no hour is skipped.
  return zone === undefined
    ? { fault: 'skipped', detail: formatDate(`${local}Z`, 'date-time', locale) }
    : { fault: 'unknown-zone', detail: zone }
}

/** The offset that a zone names: itself, or the name that the user's zone has then, which tells the moments of a doubled hour apart. */
function findOffset(local: string, zone: string, locale: string | undefined): string | undefined {
  if (/^(?:Z$|[+-])/.test(zone)) return zone
  const { locale: tag } = dateFormats(locale)
  const fold = (name: string) => name.replaceAll('.', '').toLowerCase()
  return userOffsets(local).find((offset) => fold(userZoneName(tag, 'short', new Date(local + offset))) === fold(zone))
}
