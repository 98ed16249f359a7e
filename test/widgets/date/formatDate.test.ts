import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dateExample, formatDate, nameZone } from '../../../src/widgets/date/formatDate.ts'
import { readDate } from '../../../src/widgets/date/readDate.ts'

/** Locales separate words with several kinds of spaces, and add direction marks. */
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ').replace(/\p{Cf}/gu, '')

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a shown date', () => {
  it.each([
    ['en-US', 'Dec 1, 2026', 'Dec 1, 2026, 10:30 PM'],
    ['en-GB', '1 Dec 2026', '1 Dec 2026, 22:30'],
    ['de-DE', '1. Dez. 2026', '1. Dez. 2026, 22:30'],
    ['ja-JP', '2026年12月1日', '2026年12月1日 22:30'],
    ['ar-EG', '١ ديسمبر ٢٠٢٦', '١ ديسمبر ٢٠٢٦، ١٠:٣٠ م'],
    // Short months of this locale are numbers, and the following use other calendars.
    ['cs-CZ', '1. prosince 2026', '1. prosince 2026 v 22:30'],
    ['fa-IR', '۱ دسامبر ۲۰۲۶', '۱ دسامبر ۲۰۲۶، ۲۲:۳۰'],
    ['th-TH', '1 ธ.ค. 2026', '1 ธ.ค. 2026 22:30'],
  ])('names the month, as %s writes it', (locale, day, moment) => {
    expect(plain(formatDate('2026-12-01', 'date', locale))).toBe(day)
    expect(plain(formatDate('2026-12-01T22:30:00-05:00', 'date-time', locale))).toBe(moment)
    // In the value's own time zone, not the user's.
    expect(plain(formatDate('2026-12-01T22:30+05:30', 'date-time', locale))).toBe(moment)
  })

  it.each([
    ['en-US', 'Dec 1, 2026, 9:05 AM'],
    ['en-GB', '1 Dec 2026, 09:05'],
    ['de-DE', '1. Dez. 2026, 09:05'],
    ['ja-JP', '2026年12月1日 9:05'],
  ])('writes early hours as %s does', (locale, text) => {
    expect(plain(formatDate('2026-12-01T09:05:00-05:00', 'date-time', locale))).toBe(text)
  })

  it('leaves out no second and no part of one but nothings', () => {
    expect(plain(formatDate('2026-12-01T22:30:00.000Z', 'date-time', 'en-GB'))).toBe('1 Dec 2026, 22:30')
    expect(plain(formatDate('2026-12-01T22:30:07.000Z', 'date-time', 'en-GB'))).toBe('1 Dec 2026, 22:30:07')
    expect(plain(formatDate('2026-12-01T22:30:07Z', 'date-time', 'en-GB'))).toBe('1 Dec 2026, 22:30:07')
    expect(plain(formatDate('2026-12-01T22:30:00.250001Z', 'date-time', 'en-US'))).toBe('Dec 1, 2026, 10:30:00.250001 PM')
  })

  it.each(['', 'soon', '2025-02-30', '2026-12-01T10:30:00Z', '0999-12-01', '2026-1-1'])('is not made of %j in a field of days', (text) => {
    expect(formatDate(text, 'date', 'en-US')).toBeUndefined()
  })

  it.each(['2026-12-01', '2026-12-01T10:30:00', '2026-12-01 10:30Z', '2026-02-30T10:30:00Z'])(
    'is not made of %j in a field of moments',
    (text) => {
      expect(formatDate(text, 'date-time', 'en-US')).toBeUndefined()
    },
  )

  it('is ISO order where a locale writes what cannot be read', () => {
    expect(formatDate('2569-12-09', 'date', 'th-TH')).toBe('2569-12-09')
    expect(formatDate('2569-12-09T22:30:00-05:00', 'date-time', 'th-TH')).toBe('2569-12-09 22:30')
    expect(formatDate('2026-12-01T22:30:00Z', 'date-time', 'dz')).toBe('2026-12-01 22:30')
  })
})

const locales = [
  'en-US en-GB en-CA en-AU en-ZA de-DE fr-FR fr-CA es-ES es-MX pt-BR it-IT nl-NL pl-PL cs-CZ hu-HU tr-TR sv-SE da-DK fi-FI ru-RU uk-UA bg-BG',
  'el-GR lt-LT lv-LV hr-HR ja-JP ko-KR zh-CN zh-TW vi-VN th-TH id-ID hi-IN bn-BD ta-IN ar ar-EG fa-IR he-IL ur-PK',
].flatMap((line) => line.split(' '))
const two = (number: number) => String(number).padStart(2, '0')
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.nat(59), fc.nat(59), fc.constantFrom('', '.5', '.123456'))
  .map(([hour, minute, second, fraction]) => `${two(hour)}:${two(minute)}:${two(second)}${fraction}`)
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const offset = fc.constantFrom('Z', '+00:00', '-05:00', '-04:00', '+05:30', '+14:00', '-09:30')

describe('what is shown', () => {
  it.each(locales)('reads as the same date where somebody types it, in %s', (locale) => {
    fc.assert(
      fc.property(day, time, offset, (ofDay, ofTime, ofOffset) => {
        const shownDay = formatDate(ofDay, 'date', locale) ?? ''
        expect(readDate(shownDay, { kind: 'date', locale, before: '' })).toEqual({ text: ofDay })
        const moment = `${ofDay}T${ofTime}${ofOffset}`
        const shown = `${formatDate(moment, 'date-time', locale)} ${ofOffset}`
        expect(readDate(shown, { kind: 'date-time', locale, before: '' })).toEqual({ text: moment })
      }),
      { numRuns: 60 },
    )
  })
})

describe('an example', () => {
  it.each([
    ['en-US', '12/31/2026', '12/31/2026, 2:30 PM'],
    ['en-GB', '31/12/2026', '31/12/2026, 14:30'],
    ['de-DE', '31.12.2026', '31.12.2026, 14:30'],
    ['ja-JP', '2026/12/31', '2026/12/31 14:30'],
    ['ar-EG', '٣١/١٢/٢٠٢٦', '٣١/١٢/٢٠٢٦، ٢:٣٠ م'],
  ])('can be typed as it stands, in %s', (locale, ofDay, ofMoment) => {
    const [shownDay, shownMoment] = [dateExample('date', locale), dateExample('date-time', locale)]
    expect([shownDay, shownMoment].map(plain)).toEqual([ofDay, ofMoment])
    expect(readDate(shownDay, { kind: 'date', locale, before: '' })).toEqual({ text: '2026-12-31' })
    expect(readDate(shownMoment, { kind: 'date-time', locale, before: '' })).toEqual({ text: '2026-12-31T14:30:00-05:00' })
  })
})

describe('the zone shown', () => {
  it.each([
    ['2026-12-01T10:30:00-05:00', 'EST', 'Eastern Time, UTC-05:00'],
    ['2026-07-01T10:30:00-04:00', 'EDT', 'Eastern Time, UTC-04:00'],
    ['2026-07-01T10:30:00-05:00', 'UTC-05:00', 'UTC-05:00'],
    ['2026-12-01T10:30:00+05:30', 'UTC+05:30', 'UTC+05:30'],
    ['2026-12-01T10:30:00Z', 'UTC', 'UTC'],
    // The two moments of a repeated hour.
    ['2026-11-01T01:30:00-04:00', 'EDT', 'Eastern Time, UTC-04:00'],
    ['2026-11-01T01:30:00-05:00', 'EST', 'Eastern Time, UTC-05:00'],
    ['', 'ET', 'Eastern Time'],
    ['soon', 'ET', 'Eastern Time'],
  ])("is the user's or the offset stored, for %j: %s", (text, name, full) => {
    expect(nameZone(text, 'en-US')).toEqual({ name, full })
  })

  it.each([
    ['Europe/Berlin', 'de-DE', '2026-12-01T10:30:00+01:00', 'MEZ'],
    ['UTC', 'en-US', '2026-12-01T10:30:00Z', 'UTC'],
    ['UTC', 'en-US', '', 'UTC'],
    ['Europe/Berlin', 'de-DE', '', 'MEZ'],
    ['Asia/Kolkata', 'en-US', '', 'India Time'],
    ['Asia/Kolkata', 'en-US', '2026-12-01T10:30:00+05:30', 'GMT+5:30'],
    ['Australia/Lord_Howe', 'en-US', '2026-12-01T10:30:00+11:00', 'GMT+11'],
  ])('is called as the locale calls it, in %s', (zone, locale, text, name) => {
    vi.stubEnv('TZ', zone)
    expect(nameZone(text, locale).name).toBe(name)
  })
})
