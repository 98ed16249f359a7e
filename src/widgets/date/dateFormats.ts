/** The locale itself where the browser knows it, else the user's own. */
function supportedLocale(locale: string | undefined): string {
  try {
    return new Intl.DateTimeFormat(locale).resolvedOptions().locale
  } catch {
    return new Intl.DateTimeFormat().resolvedOptions().locale
  }
}

/** Wall-clock times are written as if they were of UTC, which skips and doubles no hour. */
const gregorian = { calendar: 'gregory', timeZone: 'UTC' } as const
const day = { ...gregorian, year: 'numeric', day: 'numeric' } as const
const twoDigits = { ...gregorian, year: 'numeric', month: '2-digit', day: '2-digit' } as const

export type DateFormats = ReturnType<typeof createFormats>

const known = new Map<string | undefined, DateFormats>()

/** The date formats of a locale; `undefined` is the user's own. */
export function dateFormats(locale: string | undefined): DateFormats {
  const formats = known.get(locale) ?? createFormats(supportedLocale(locale))
  known.set(locale, formats)
  return formats
}

function createFormats(locale: string) {
  const of = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
  const short = of({ ...day, month: 'short' })
  // Some locales have numbers as short month names.
  const isNamed = short.formatToParts(0).some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
  // "09:30" if the locale pads hours, which `numeric` never does.
  const hour = of({ timeZone: 'UTC', timeStyle: 'short' })
    .formatToParts(Date.UTC(2026, 0, 1, 2))
    .find(({ type }) => type === 'hour')
  const minutes = { hour: hour?.value.length === 2 ? '2-digit' : 'numeric', minute: '2-digit' } as const
  const ofDay = { ...minutes, hourCycle: 'h23' } as const
  const named = { ...day, month: isNamed ? 'short' : 'long' } as const
  const whole = of({ ...named, ...minutes })
  return {
    locale,
    /** With the month as a word, so that it is not mistaken for the day. */
    named: { date: of(named), minutes: whole, seconds: of({ ...named, ...minutes, second: '2-digit' }) },
    /** The format that people type. */
    typed: { date: of(twoDigits), 'date-time': of({ ...twoDigits, ...minutes }) },
    monthOfYear: of({ ...gregorian, year: 'numeric', month: 'long' }),
    /** All formats in which months are words, with times in 24 hours. */
    withMonth: [
      of({ ...named, ...ofDay }),
      short,
      of({ ...day, ...ofDay, month: 'long' }),
      of({ ...twoDigits, ...ofDay }),
      of({ ...gregorian, dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }),
      of({ ...gregorian, month: 'short' }),
      of({ ...gregorian, month: 'long' }),
    ],
    /** All formats of hours. */
    withHour: [of({ ...gregorian, ...minutes }), of({ ...gregorian, ...minutes, hour12: true })],
  }
}
