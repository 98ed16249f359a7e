import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formats } from '../../../src/core/validation/formats.ts'
import { readDate } from '../../../src/widgets/date/readDate.ts'

const readDay = (typed: string, locale: string, before = '') => readDate(typed, { kind: 'date', locale, before })
const readMoment = (typed: string, locale: string, before = '') => readDate(typed, { kind: 'date-time', locale, before })

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a typed day', () => {
  it.each(['en-US', 'en-GB', 'de-DE', 'ja-JP', 'ar-EG'])('reads year, month and day in that order everywhere, as in %s', (locale) => {
    const all = [
      '2026-12-01',
      ' 2026-12-01 ',
      '2026-12-1',
      '2026/12/01',
      '2026.12.1',
      '2026 12 01',
      '2026−12−01',
      '２０２６-１２-０１',
      '٢٠٢٦-١٢-٠١',
    ]
    for (const typed of all) expect(readDay(typed, locale)).toEqual({ text: '2026-12-01' })
  })

  it.each([
    ['en-US', '2026-01-02'],
    ['fil', '2026-01-02'],
    ['ja-JP', '2026-01-02'],
    ['hu-HU', '2026-01-02'],
    ['en-GB', '2026-02-01'],
    ['de-DE', '2026-02-01'],
    ['fr-FR', '2026-02-01'],
    ['ar-EG', '2026-02-01'],
    ['pt-BR', '2026-02-01'],
  ])('reads 1/2/2026 in the order of %s, whatever parts it', (locale, text) => {
    for (const typed of ['1/2/2026', '01/02/2026', '1.2.2026', '1-2-2026', '1 2 2026', '1. 2. 2026', '1/2 2026']) {
      expect(readDay(typed, locale)).toEqual({ text })
    }
  })

  it.each([
    ['en-US', ['Dec 1, 2026', 'december 1 2026', '1 DEC 2026', '1-Dec-2026', 'Dec. 1st, 2026', '2026 Dec 1', 'Decem 1 2026', '1dec2026']],
    ['en-GB', ['1 Dec 2026', '1 December 2026', '1st December 2026', 'Dec 1 2026']],
    ['de-DE', ['1. Dez. 2026', '1. Dezember 2026', '1 dez 2026', '01. DEZ 2026']],
    ['fr-FR', ['1 déc. 2026', '1er décembre 2026', '1 dec 2026']],
    ['es-ES', ['1 dic 2026', '1 de diciembre de 2026']],
    ['ja-JP', ['2026年12月1日', '２０２６年１２月１日', '12月1日 2026']],
    ['ko-KR', ['2026년 12월 1일', '2026. 12. 1.']],
    ['ar-EG', ['١ ديسمبر ٢٠٢٦', '1 ديسمبر 2026', '‏١‏/١٢‏/٢٠٢٦']],
    ['ru-RU', ['1 дек. 2026 г.', '1 декабря 2026', '01.12.2026']],
    ['he-IL', ['1 בדצמ׳ 2026', '1 בדצמבר 2026', '1.12.2026']],
    ['vi-VN', ['1 thg 12, 2026', '1 tháng 12, 2026', '1/12/2026']],
    ['tr-TR', ['1 Aralık 2026', '1 ARALIK 2026', '1 aralik 2026', '1 Ara 2026']],
  ])('reads named months and signs of %s', (locale, all) => {
    for (const typed of all) expect(readDay(typed, locale)).toEqual({ text: '2026-12-01' })
  })

  it("reads the months of a locale's language beside its own", () => {
    for (const typed of ['9. Januar 2026', '9. Jänner 2026', '9. jän 2026']) expect(readDay(typed, 'de-AT')).toEqual({ text: '2026-01-09' })
    for (const typed of ['9 ديسمبر 2026', '9 دجنبر 2026']) expect(readDay(typed, 'ar-MA')).toEqual({ text: '2026-12-09' })
  })

  it.each([
    ['12/31/26', 'year'],
    ['12/31', 'year'],
    ['Dec 31', 'year'],
    ['Dec 31 26', 'year'],
    ['2026-12', 'unreadable'],
    ['12/2026', 'unreadable'],
    ['Dec 2026', 'unreadable'],
    ['2026 Dec', 'unreadable'],
    ['31/12/2026', 'no-such-month'],
    ['2026-13-01', 'no-such-month'],
    ['2/30/2026', 'no-such-day'],
    ['2025-02-29', 'no-such-day'],
    ['12/31/2026 10:30', 'with-time'],
    ['2026-12-31T10:30:00Z', 'with-time'],
    ['today', 'unreadable'],
    ['ma 1 2026', 'unreadable'],
    ['1 Dez 2026', 'unreadable'],
    ['20261231', 'unreadable'],
    ['31122026', 'unreadable'],
    ['12/31/20266', 'unreadable'],
    ['-', 'unreadable'],
    ['12/31/2026 x', 'unreadable'],
    ['@12 31 2026', 'unreadable'],
  ])('leaves %j unread in en-US and says why: %s', (typed, fault) => {
    expect(readDay(typed, 'en-US')).toMatchObject({ fault })
  })

  it('is none in a page of text, whose words nobody looks at', () => {
    expect(readDay('Dec 1, 2026 '.repeat(50), 'en-US')).toEqual({ fault: 'unreadable' })
  })

  it('says which month lacks the day', () => {
    expect(readDay('30/2/2026', 'en-GB')).toEqual({ fault: 'no-such-day', detail: 'February 2026' })
  })

  it.each([
    ['en-GB', '9/12/2569', '2569-12-09'],
    ['th-TH', '9/12/2269', '2269-12-09'],
    ['th-TH', '9/12/1826', '1826-12-09'],
    // ISO order is Gregorian everywhere, and so are named months.
    ['th-TH', '2569-12-09', '2569-12-09'],
    ['fa-IR', '9 دسامبر 1405', '1405-12-09'],
  ])('is Gregorian in %s: %s', (locale, typed, text) => {
    expect(readDay(typed, locale)).toEqual({ text })
  })

  it('is empty where nothing but spaces is left', () => {
    expect(readDay('  ', 'en-US')).toEqual({ text: '' })
  })

  it('goes by the locale of the user where the browser does not know the one it is given', () => {
    const own = readDate('1/2/2026', { kind: 'date', locale: undefined, before: '' })
    expect(readDay('1/2/2026', 'no_such-locale!')).toEqual(own)
  })
})

describe('a typed moment', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Europe/Berlin')
  })

  it.each([
    [
      'en-US',
      ['12/1/2026 14:30', '12/1/2026, 2:30 PM', '12/1/2026 2:30pm', '12/1/2026 2:30 p.m.', '12/1/2026 1430', 'Dec 1, 2026, 2:30 PM'],
    ],
    ['en-GB', ['1/12/2026 14:30', '1 Dec 2026, 14:30', '1.12.2026 14.30']],
    ['de-DE', ['1.12.2026 14:30', '1.12.2026, 14:30 Uhr', '1. Dez. 2026, 14:30', '1.12.2026 14.30 Uhr']],
    ['fr-CA', ['2026-12-01 14 h 30', '1 décembre 2026 14h30']],
    ['fi-FI', ['1.12.2026 klo 14.30']],
    ['ja-JP', ['2026/12/1 14:30', '2026年12月1日 14:30', '２０２６/１２/１　１４:３０']],
    ['ja-JP', ['2026年12月1日14時30分', '2026年12月1日 14時30分00秒', '2026/12/1 午後2時30分', '2026年12月1日午後２時３０分']],
    ['ko-KR', ['2026. 12. 1. PM 2:30', '2026년 12월 1일 오후 2시 30분', '2026년 12월 1일 14시 30분 00초']],
    ['zh-CN', ['2026年12月1日14时30分', '2026年12月1日下午2点30分', '2026年12月1日 下午2:30']],
    ['zh-TW', ['2026/12/1 下午2:30', '2026年12月1日下午2點30分']],
    ['ar-EG', ['١‏/١٢‏/٢٠٢٦، ٢:٣٠ م', '1/12/2026 14:30']],
    ['vi-VN', ['14:30 1/12/2026', '14:30 1 thg 12, 2026']],
  ])('reads dates with times as %s has them', (locale, all) => {
    for (const typed of [...all, '2026-12-01 14:30', '2026-12-01T14:30', '2026-12-01 14:30:00']) {
      expect(readMoment(typed, locale)).toEqual({ text: '2026-12-01T14:30:00+01:00' })
    }
  })

  it.each([
    ['12/1/2026 9', '2026-12-01T09:00:00+01:00'],
    ['12/1/2026 14', '2026-12-01T14:00:00+01:00'],
    ['12/1/2026 930', '2026-12-01T09:30:00+01:00'],
    ['12/1/2026 12 am', '2026-12-01T00:00:00+01:00'],
    ['12/1/2026 12:15 pm', '2026-12-01T12:15:00+01:00'],
    ['12/1/2026 10:30:15.123456', '2026-12-01T10:30:15.123456+01:00'],
    ['7/1/2026 14:30', '2026-07-01T14:30:00+02:00'],
  ])('reads %j', (typed, text) => {
    expect(readMoment(typed, 'en-US')).toEqual({ text })
  })

  it.each([
    ['2026-12-01 14:30Z', '2026-12-01T14:30:00Z'],
    ['2026-12-01 14:30 UTC', '2026-12-01T14:30:00Z'],
    ['2026-12-01T14:30-0800', '2026-12-01T14:30:00-08:00'],
    ['12/1/2026 2:30 PM +05:30', '2026-12-01T14:30:00+05:30'],
    ['12/1/2026 2:30 PM GMT+5:30', '2026-12-01T14:30:00+05:30'],
    ['Dec 1, 2026, 2:30 PM UTC−3', '2026-12-01T14:30:00-03:00'],
  ])('takes the zone that %j names', (typed, text) => {
    expect(readMoment(typed, 'en-US')).toEqual({ text })
  })

  it.each(['2026-12-01T14:30:00Z', '2026-12-01T14:30Z', '2026-12-01t14:30:00.5+05:30'])('leaves %s as it was typed', (text) => {
    expect(readMoment(text, 'en-US')).toEqual({ text })
  })

  it.each([
    ['12/1/2026', 'no-time'],
    ['14:30', 'no-date'],
    ['2:30 pm', 'no-date'],
    ['12/1/2026 25:00', 'no-such-time'],
    ['12/1/2026 14:60', 'no-such-time'],
    ['12/1/2026 14:30 pm', 'no-such-time'],
    ['12/1/26 14:30', 'year'],
    ['2026-02-30 10:00', 'no-such-day'],
    ['12/1/2026 14:30 XYZ', 'unknown-zone'],
    ['12/1/2026 14:30 +25:00', 'unknown-zone'],
    ['12/1/2026 at noon', 'unreadable'],
    ['tomorrow 9:00', 'unreadable'],
  ])('leaves %j unread in en-US and says why: %s', (typed, fault) => {
    expect(readMoment(typed, 'en-US')).toMatchObject({ fault })
  })

  it('is the stored value itself where its own text was typed again', () => {
    expect(readMoment('1 Dec 2026, 13:30', 'en-GB', '2026-12-01t13:30+00:00')).toEqual({ text: '2026-12-01t13:30+00:00' })
    // The displayed text, with the space character of keyboards.
    expect(readMoment('Dec 1, 2026, 2:30 PM', 'en-US', '2026-12-01T14:30+01:00')).toEqual({ text: '2026-12-01T14:30+01:00' })
    expect(readMoment('1 Dec 2026, 14:30', 'en-GB', '2026-12-01t13:30+00:00')).toEqual({ text: '2026-12-01T14:30:00+00:00' })
  })
})

describe('the zone of a typed moment without one', () => {
  it.each([
    ['UTC', '2026-07-01T10:30:00Z'],
    ['Europe/Berlin', '2026-07-01T10:30:00+02:00'],
    ['America/New_York', '2026-07-01T10:30:00-04:00'],
    ['America/St_Johns', '2026-07-01T10:30:00-02:30'],
    ['Asia/Kolkata', '2026-07-01T10:30:00+05:30'],
    ['Asia/Kathmandu', '2026-07-01T10:30:00+05:45'],
    ['Australia/Adelaide', '2026-07-01T10:30:00+09:30'],
    ['Australia/Lord_Howe', '2026-07-01T10:30:00+10:30'],
    ['Pacific/Chatham', '2026-07-01T10:30:00+12:45'],
  ])("is the user's, %s, with the offset it has then", (zone, text) => {
    vi.stubEnv('TZ', zone)
    expect(readMoment('1/7/2026 10:30', 'en-GB')).toEqual({ text })
    expect(readMoment('1/7/2026 10:30', 'en-GB', '2026-12-01T10:30:00+03:00')).toEqual({ text: '2026-07-01T10:30:00+03:00' })
  })

  it("is that of the stored value where the user's zone has another at its moment", () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(readMoment('1/7/2026 10:30', 'en-GB', '2026-12-01T10:30:00-05:00')).toEqual({ text: '2026-07-01T10:30:00-04:00' })
    // The offset of New York in winter, not in July.
    expect(readMoment('2/7/2026 10:30', 'en-GB', '2026-07-01T10:30:00-05:00')).toEqual({ text: '2026-07-02T10:30:00-05:00' })
  })

  it.each([
    ['America/New_York', '2026-03-08 02:30', '2026-03-08 03:00', '2026-03-08T03:00:00-04:00'],
    ['Europe/Berlin', '2026-03-29 02:59', '2026-03-29 03:00', '2026-03-29T03:00:00+02:00'],
    ['Australia/Adelaide', '2026-10-04 02:00', '2026-10-04 03:00', '2026-10-04T03:00:00+10:30'],
    // A shift of only half an hour.
    ['Australia/Lord_Howe', '2026-10-04 02:15', '2026-10-04 02:30', '2026-10-04T02:30:00+11:00'],
    // A whole day.
    ['Pacific/Apia', '2011-12-30 10:00', '2011-12-31 10:00', '2011-12-31T10:00:00+14:00'],
  ])('is none for a time that the clocks of %s skip', (zone, skipped, next, text) => {
    vi.stubEnv('TZ', zone)
    expect(readMoment(skipped, 'en-GB')).toMatchObject({ fault: 'skipped' })
    expect(readMoment(next, 'en-GB')).toEqual({ text })
    // This time exists in another zone.
    const local = `${skipped.replace(' ', 'T')}:00`
    expect(readMoment(`${skipped} +00:00`, 'en-GB')).toEqual({ text: `${local}+00:00` })
    expect(readMoment(skipped, 'en-GB', '2026-07-01T00:00:00+03:00')).toEqual({ text: `${local}+03:00` })
  })

  it.each([
    ['America/New_York', '2026-11-01T01:30:00', '-04:00', '-05:00'],
    ['Europe/Berlin', '2026-10-25T02:00:00', '+02:00', '+01:00'],
    ['Europe/London', '2026-10-25T01:30:00', '+01:00', 'Z'],
    ['Australia/Adelaide', '2026-04-05T02:30:00', '+10:30', '+09:30'],
    ['Australia/Lord_Howe', '2026-04-05T01:45:00', '+11:00', '+10:30'],
  ])('is the earlier of a doubled hour in %s, unless the stored offset is the later one', (zone, local, earlier, later) => {
    vi.stubEnv('TZ', zone)
    const typed = local.replace('T', ' ').slice(0, 16)
    const sameHour = local.slice(0, 14)
    expect(readMoment(typed, 'en-GB')).toEqual({ text: local + earlier })
    expect(readMoment(typed, 'en-GB', `${sameHour}59:00${later}`)).toEqual({ text: local + later })
    expect(readMoment(typed, 'en-GB', `${sameHour}59:00${earlier}`)).toEqual({ text: local + earlier })
    expect(readMoment(`${typed.slice(0, 10)} 12:00`, 'en-GB', local + earlier)).toEqual({ text: `${local.slice(0, 10)}T12:00:00${later}` })
  })

  it('knows the later of a doubled hour however its offset is written', () => {
    vi.stubEnv('TZ', 'Europe/London')
    expect(readMoment('2026-10-25 01:30', 'en-GB', '2026-10-25T01:59:00+00:00')).toEqual({ text: '2026-10-25T01:30:00Z' })
  })

  it.each([
    ['America/New_York', 'en-US', '11/1/2026 1:30 AM EST', '2026-11-01T01:30:00-05:00'],
    ['America/New_York', 'en-US', '11/1/2026 1:30 AM EDT', '2026-11-01T01:30:00-04:00'],
    ['Europe/Berlin', 'de-DE', '25.10.2026 2:30 MEZ', '2026-10-25T02:30:00+01:00'],
    ['Europe/Berlin', 'de-DE', '25.10.2026 2:30 mesz', '2026-10-25T02:30:00+02:00'],
  ])("may be named as the user's zone is called then, in %s", (zone, locale, typed, text) => {
    vi.stubEnv('TZ', zone)
    expect(readMoment(typed, locale)).toEqual({ text })
  })

  it('is no name of another zone, and none that the zone does not have then', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(readMoment('12/1/2026 1:30 AM PST', 'en-US')).toEqual({ fault: 'unknown-zone', detail: 'PST' })
    expect(readMoment('12/1/2026 1:30 AM EDT', 'en-US')).toEqual({ fault: 'unknown-zone', detail: 'EDT' })
  })
})

describe('any text', () => {
  const signs = '0 1 2 3 6 9 : / . , - + T 年 月 日 ٣ ١ @ # < > \u200f Dec PM z UTC 2026 12 10:30 عدد'.split(' ')
  const sign = fc.constantFrom(' ', ...signs)
  const anyText = fc.oneof(
    fc.array(sign, { maxLength: 14 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  )

  it.each(['en-US', 'de-DE', 'ja-JP', 'ar-EG', 'vi-VN'])('is a date of the specification, nothing, or a fault in %s', (locale) => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('date' as const, 'date-time' as const), (typed, kind) => {
        const reading = readDate(typed, { kind, locale, before: '' })
        if ('text' in reading) expect(reading.text === '' || formats[kind](reading.text)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
