import { formats } from '../../core/validation/formats.ts'
import { dateFormats, type DateFormats } from './dateFormats.ts'
import { parseDateText } from './parseDateText.ts'
import { hasOwnOffset, offsetName, splitMoment, userZoneName } from './zones.ts'

export type DateKind = 'date' | 'date-time'

/** The earliest year that is written with four digits. */
const firstYear = '1000'

/**
 * A stored date in the format of the locale, with the month as a word, and a date-time in the zone it is shown in; `undefined` if the text
 * is no date. The result can be typed again: ISO order is used if the locale's format would not be read as the same date. Decisions §2.
 *
 * @example formatDate('2026-12-01', 'date', 'en-GB') // '1 Dec 2026'
 */
export function formatDate(text: string, kind: DateKind, locale: string | undefined): string | undefined {
  if (!formats[kind](text) || text < firstYear) return undefined
  const { named } = dateFormats(locale)
  const moment = splitMoment(text)
  if (moment === undefined) return writeReadably(named.date.format(Date.parse(text)), text, '', locale)
  const { local } = moment
  const fraction = /[1-9]/.test(moment.fraction) ? moment.fraction : ''
  const [day = '', time = ''] = local.split('T')
  const isWholeMinute = time.endsWith(':00') && fraction === ''
  const parts = (isWholeMinute ? named.minutes : named.seconds).formatToParts(Date.parse(`${local}Z`))
  const shown = parts.map(({ type, value }) => (type === 'second' ? value + fraction : value)).join('')
  return writeReadably(shown, day, `${isWholeMinute ? time.slice(0, 5) : time}${fraction}`, locale)
}

/** The part of a field that tells whether it holds a date. */
export interface DateHolder {
  readonly node: { readonly control: string; readonly definition: { readonly default?: unknown } }
  readonly value: unknown
  readonly expression: boolean
}

/**
 * A field with its date written in the locale, for titles; any other field is returned unchanged, and so is one with its default, which
 * titles recognise and leave out.
 */
export function writeDate<Field extends DateHolder | undefined>(field: Field, locale: string | undefined): Field {
  if (field === undefined || field.expression || typeof field.value !== 'string') return field
  const { control, definition } = field.node
  if ((control !== 'date' && control !== 'date-time') || field.value === definition.default) return field
  return { ...field, value: formatDate(field.value, control, locale) ?? field.value }
}

function writeReadably(shown: string, day: string, time: string, locale: string | undefined): string {
  const read = parseDateText(shown, locale, time !== '')
  const isSame = 'day' in read && read.day === day && (time === '' || `${read.time}${read.fraction}`.startsWith(time))
  return isSame ? shown : `${day} ${time}`.trim()
}

const examples: Record<DateKind, { readonly text: string; readonly known: WeakMap<DateFormats, string> }> = {
  // A day that can be no month.
  date: { text: '2026-12-31', known: new WeakMap() },
  'date-time': { text: '2026-12-31T14:30', known: new WeakMap() },
}

/** A date in the format that people type in a locale: `12/31/2026`, `31.12.2026, 14:30`. Without `day` it is always the same one. */
export function dateExample(kind: DateKind, locale: string | undefined, day?: string): string {
  const formats = dateFormats(locale)
  const { text, known } = examples[kind]
  const [ownDay = '', time = ''] = text.split('T')
  const write = (day: string) => writeReadably(formats.typed[kind].format(Date.parse(`${day}T14:30Z`)), day, time, locale)
  if (day !== undefined) return write(day)
  const example = known.get(formats) ?? write(ownDay)
  known.set(formats, example)
  return example
}

/** The zone in which a date-time is shown, short and in full: `EST`, `Eastern Time, UTC-05:00`. Without a date-time it is the user's. */
export function nameZone(text: string, locale: string | undefined): { readonly name: string; readonly full: string } {
  const { locale: tag } = dateFormats(locale)
  const full = userZoneName(tag, 'longGeneric')
  const moment = formats['date-time'](text) ? splitMoment(text) : undefined
  if (moment === undefined) return { name: userZoneName(tag, 'shortGeneric'), full }
  const offset = offsetName(moment.offset)
  return hasOwnOffset(moment)
    ? { name: offset, full: offset }
    : { name: userZoneName(tag, 'short', new Date(text)), full: `${full}, ${offset}` }
}
