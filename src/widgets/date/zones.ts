/** The parts of a stored date-time, without conversion to another zone. */
export interface Moment {
  /** The wall-clock time, `2026-12-01T10:30:00`. */
  readonly local: string
  /** Fraction of a second, `.25`; `''` if there is none. */
  readonly fraction: string
  /** `Z` or `+02:00`. */
  readonly offset: string
}

const stored = /^(.{10})t(\d\d:\d\d)(?::(\d\d)(\.\d+)?)?(z|[+-]\d\d:\d\d)$/i

/** Splits a date-time of the specification; `undefined` if it has another form. */
export function splitMoment(text: string): Moment | undefined {
  const [match, day, minutes, seconds = '00', fraction = '', offset = ''] = stored.exec(text) ?? []
  return match === undefined ? undefined : { local: `${day}T${minutes}:${seconds}`, fraction, offset: offset.toUpperCase() }
}

const dayInMs = 86_400_000

/** Whether a wall-clock time with an offset is a time in the user's zone. */
const isOnClock = (local: string, offset: string): boolean => {
  const moment = new Date(local + offset)
  return moment.getDate() === Number(local.slice(8, 10)) && moment.toTimeString().startsWith(local.slice(11))
}

/** The offset of the user's zone at a time. */
const offsetAt = (moment: Date): string => {
  // "10:30:00 GMT-0500 (…)", a format that ECMAScript defines.
  const zone = moment.toTimeString().slice(12, 17)
  return zone === '+0000' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3)}`
}

/**
 * The possible offsets of a wall-clock time in the user's zone, for the earlier time first: two in an hour that is repeated when clocks are
 * put back, none in one that is skipped.
 */
export function userOffsets(local: string): readonly string[] {
  const moment = new Date(local)
  // Without an offset, a skipped time is parsed as another one.
  if (!isOnClock(local, '')) return []
  const around = [-dayInMs, dayInMs].map((step) => offsetAt(new Date(moment.getTime() + step)))
  const found = [...new Set(around)].filter((offset) => isOnClock(local, offset))
  // Historic offsets that are not whole minutes cannot be written exactly.
  return found.length > 0 ? found : [offsetAt(moment)]
}

/** Whether a date-time has an offset that the user's zone does not have at that time: it is then shown and kept with its own. */
export const hasOwnOffset = ({ local, offset }: Moment): boolean => !isOnClock(local, offset)

/**
 * The offset of a wall-clock time without one. A value with an offset of its own keeps it; otherwise the user's zone decides, and in a
 * repeated hour the earlier time is used unless the value has the later offset. `undefined` if clocks skip the time. Decisions §2.
 */
export function offsetFor(local: string, before: Moment | undefined): string | undefined {
  if (before !== undefined && hasOwnOffset(before)) return before.offset
  const offsets = userOffsets(local)
  const offsetBefore = before?.offset.replace(/^[+-]00:00$/, 'Z')
  return offsets.find((offset) => offset === offsetBefore) ?? offsets[0]
}

/** What tells the user's zone from most others: its offsets in winter and summer. Users travel with the page open. */
export const zoneMark = (): string => [0, 6].map((month) => new Date(2026, month, 1).getTimezoneOffset()).join()

const known = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a format takes longer than everything else in a field. */
function zoneFormat(locale: string, timeZoneName: 'short' | 'shortGeneric' | 'longGeneric'): Intl.DateTimeFormat {
  const key = [locale, timeZoneName, zoneMark()].join()
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { timeZoneName })
  known.set(key, format)
  return format
}

/** The name of the user's zone: at a time `EST`, for all seasons `ET`, in full `Eastern Time`. */
export function userZoneName(locale: string, width: 'short' | 'shortGeneric' | 'longGeneric', moment = new Date(2026, 0, 1)): string {
  const format = zoneFormat(locale, width)
  // Without seasons, the generic name would be an empty offset.
  if (format.resolvedOptions().timeZone === 'UTC') return 'UTC'
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** `UTC` or `UTC+05:30`. */
export const offsetName = (offset: string): string => (offset === 'Z' ? 'UTC' : `UTC${offset}`)
