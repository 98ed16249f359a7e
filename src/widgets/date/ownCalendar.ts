/** A Gregorian year that is nearer to today than this is taken as it stands. */
const leastYearsApart = 300
/** A year of the locale's calendar that is further from today than this is not meant. */
const mostYearsMeant = 150

/**
 * The Gregorian day that is meant where a locale's own calendar, Thailand's or Iran's, is near today with the year and the Gregorian one is
 * not. `undefined` for all other days. For a day that this calendar does not have it is one beside it.
 *
 * @example gregorianDay([2569, 12, 9], 'th') // '2026-12-09'
 */
export function gregorianDay([year, month, day]: readonly [number, number, number], locale: string): string | undefined {
  let moment = Date.now()
  if (Math.abs(year - new Date(moment).getUTCFullYear()) < leastYearsApart) return undefined
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions()
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' })
  const distance = () => {
    const parts = format.formatToParts(moment)
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
    return [year - part('year'), month - part('month'), day - part('day')] as const
  }
  const [yearsAway, monthsAway] = distance()
  // Not a number where months are words.
  if (!(Math.abs(yearsAway * 12 + monthsAway) < mostYearsMeant * 12)) return undefined
  // Each step comes nearer, as no month has more days.
  for (let step = 0; step < 9; step += 1) {
    const [years, months, days] = distance()
    moment += ((years * 12 + months) * 31 + days) * 86_400_000
  }
  return new Date(moment).toISOString().slice(0, 10)
}
