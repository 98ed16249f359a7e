/** A moment as it is stored, taken apart without moving it to another zone. */
export interface Moment {
  /** The wall-clock time, `2026-12-01T10:30:00`. */
  readonly local: string
  /** What is smaller than a second, `.25`; `''` where there is nothing. */
  readonly fraction: string
  /** `Z` or `+02:00`. */
  readonly offset: string
}

const stored = /^(.{10})t(\d\d:\d\d)(?::(\d\d)(\.\d+)?)?(z|[+-]\d\d:\d\d)$/i

/** Takes a text apart that is a date and time of the specification; `undefined` where it looks like none. */
export function splitMoment(text: string): Moment | undefined {
  const [match, day, minutes, seconds = '00', fraction = '', offset = ''] = stored.exec(text) ?? []
  return match === undefined ? undefined : { local: `${day}T${minutes}:${seconds}`, fraction, offset: offset.toUpperCase() }
}

const dayInMs = 86_400_000

/** Whether the user's clock shows a wall-clock time at the moment that it names together with an offset. */
const isOnClock = (local: string, offset: string): boolean => {
  const moment = new Date(local + offset)
  return moment.getDate() === Number(local.slice(8, 10)) && moment.toTimeString().startsWith(local.slice(11))
}

/** The offset that the user's zone has at a moment. */
const offsetAt = (moment: Date): string => {
  // "10:30:00 GMT-0500 (…)", by the standard of the language.
  const zone = moment.toTimeString().slice(12, 17)
  return zone === '+0000' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3)}`
}

/**
 * The offsets that a wall-clock time has in the user's zone, the earlier moment first: two in an hour that a change of clocks doubles, none in
 * one that it skips.
 */
export function userOffsets(local: string): readonly string[] {
  const moment = new Date(local)
  // Without an offset, a skipped time is read as one that the clock does not show.
  if (!isOnClock(local, '')) return []
  const around = [-dayInMs, dayInMs].map((step) => offsetAt(new Date(moment.getTime() + step)))
  const found = [...new Set(around)].filter((offset) => isOnClock(local, offset))
  // Before zones had whole minutes no offset is exact.
  return found.length > 0 ? found : [offsetAt(moment)]
}

/** Whether a moment has an offset that the user's zone does not have then: that one is shown and kept in place of the user's zone. */
export const hasOwnOffset = ({ local, offset }: Moment): boolean => !isOnClock(local, offset)

/**
 * The offset of a wall-clock time for which none is named. A value with an offset of its own keeps it; else the user's zone decides, and in
 * a doubled hour the earlier moment is meant unless the value has the later offset. `undefined` where clocks skip the time. Decisions §2.
 */
export function offsetFor(local: string, before: Moment | undefined): string | undefined {
  if (before !== undefined && hasOwnOffset(before)) return before.offset
  const offsets = userOffsets(local)
  const offsetBefore = before?.offset.replace(/^[+-]00:00$/, 'Z')
  return offsets.find((offset) => offset === offsetBefore) ?? offsets[0]
}

const known = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than all else about a field, and people travel with their page open. */
function zoneFormat(locale: string, timeZoneName: 'short' | 'shortGeneric' | 'longGeneric'): Intl.DateTimeFormat {
  const offsets = [0, 6].map((month) => new Date(2026, month, 1).getTimezoneOffset())
  const key = [locale, timeZoneName, ...offsets].join()
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { timeZoneName })
  known.set(key, format)
  return format
}

/** How the user's zone is called: at a moment `EST`, in all seasons `ET`, in full `Eastern Time`. */
export function userZoneName(locale: string, width: 'short' | 'shortGeneric' | 'longGeneric', moment = new Date(2026, 0, 1)): string {
  const format = zoneFormat(locale, width)
  // Where all seasons are alike, they are called by an offset of nothing.
  if (format.resolvedOptions().timeZone === 'UTC') return 'UTC'
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** `UTC` or `UTC+05:30`. */
export const offsetName = (offset: string): string => (offset === 'Z' ? 'UTC' : `UTC${offset}`)
