interface Picker {
  /** The shown text as the native input takes it, `''` where it cannot. */
  readonly toNative: (text: string) => string
  /** The text to store for what was picked, given the text shown so far. */
  readonly fromNative: (picked: string, text: string) => string
}

const date = /^\d{4}-\d\d-\d\d$/
const dateTime = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i

/** Specification 2.7: how each format goes to its native picker and back. */
export const pickers: Readonly<Record<'date' | 'date-time', Picker>> = {
  date: {
    toNative: (text) => (date.test(text.trim()) ? text.trim() : ''),
    fromNative: (picked) => picked,
  },
  'date-time': {
    toNative: (text) => splitDateTime(text).local,
    fromNative: (picked, text) => {
      const local = picked.length === 16 ? `${picked}:00` : picked
      return local + offsetFor(local, splitDateTime(text))
    },
  },
}

interface DateTimeParts {
  /** `2026-12-01T10:30:00`, as a native `datetime-local` input takes it; `''` where the text is no date and time. */
  readonly local: string
  /** `Z` or `+02:00`; `''` where the text names no zone. */
  readonly offset: string
}

/** Takes ISO date-time text apart without moving it to another zone. */
function splitDateTime(text: string): DateTimeParts {
  const [, day, minutes = '', seconds = '00', zone = ''] = dateTime.exec(text.trim()) ?? []
  return { local: day === undefined ? '' : `${day}T${minutes}:${seconds}`, offset: zone && writeOffset(zone) }
}

const writeOffset = (zone: string): string => (zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`)

/**
 * The offset of a picked wall-clock time. A value whose offset is not the one of the user's zone at its moment keeps it; else the user's zone
 * decides: the offset it has then, the earlier of a doubled hour unless the value has the later, and none where clocks skip the hour, which
 * leaves an error. Decisions §2, "Date and date-time".
 */
function offsetFor(local: string, stored: DateTimeParts): string {
  if (stored.offset !== '' && (!isOnClock(stored.local, stored.offset) || isOnClock(local, stored.offset))) return stored.offset
  // Without an offset, a doubled hour is read as the earlier and a skipped one as an hour that the clock does not show.
  if (!isOnClock(local, '')) return ''
  // "10:30:00 GMT-0500 (…)", by the standard of the language.
  const zone = new Date(local).toTimeString().slice(12, 17)
  return writeOffset(zone === '+0000' ? 'Z' : zone)
}

/** Whether the user's clock shows a wall-clock time at the moment that it names together with an offset. */
function isOnClock(local: string, offset: string): boolean {
  const moment = new Date(local + offset)
  return moment.getDate() === Number(local.slice(8, 10)) && moment.toTimeString().startsWith(local.slice(11))
}
