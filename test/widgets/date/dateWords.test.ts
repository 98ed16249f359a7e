import { describe, expect, it } from 'vitest'
import { readDate } from '../../../src/widgets/date/readDate.ts'

const readMoment = (typed: string, locale: string, before = '') => readDate(typed, { kind: 'date-time', locale, before })

describe('a date with time as a locale writes it in words', () => {
  const hours = ['00:30', '09:05', '12:30', '15:07']
  const written = (locale: string) =>
    hours.flatMap((hour) => {
      const moment = new Date(`2026-01-12T${hour}:00Z`)
      const of = (hour12: boolean) =>
        new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', calendar: 'gregory', hour12 })
      return [of(true), of(false)].map((format) => [format.format(moment), `2026-01-12T${hour}:00Z`] as const)
    })

  it.each(['es', 'es-AR', 'ca', 'cy', 'te', 'de', 'fr', 'en-US', 'pt-BR', 'ko', 'zh-TW', 'ar-EG', 'vi'])(
    'is that time or a fault in %s',
    (locale) => {
      for (const [typed, text] of written(locale)) {
        const reading = readMoment(typed, locale, '2026-01-01T00:00:00Z')
        expect('text' in reading ? { typed, text: reading.text } : { typed, text }).toEqual({ typed, text })
      }
    },
  )

  it.each(['es', 'ca'])('is read in %s, with its words before the hour and after it', (locale) => {
    const read = written(locale).map(([typed]) => readMoment(typed, locale, '2026-01-01T00:00:00Z'))
    expect(read).toEqual(hours.flatMap((hour) => Array.from({ length: 2 }, () => ({ text: `2026-01-12T${hour}:00Z` }))))
  })
})
