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

describe('a day of the week beside a date', () => {
  it.each([
    ['en-US', ['Wed, Dec 9, 2026', 'Wednesday, December 9, 2026', 'WED 12/9/2026', 'Dec 9, 2026 (Wed)']],
    ['de-DE', ['Mi., 9. Dez. 2026', 'Mittwoch, 9. Dezember 2026', 'Mi 9.12.2026', 'MITTWOCH, 9.12.2026']],
    ['fr-FR', ['mercredi 9 décembre 2026', 'mer. 9 déc. 2026', 'mar. 9 déc. 2026']],
    ['es', ['mié, 9 dic 2026', 'mie 9/12/2026', 'miércoles, 9 de diciembre de 2026', 'mar 9 dic 2026']],
    ['pt-BR', ['quarta-feira, 9 de dezembro de 2026', 'qua., 9 de dez. de 2026']],
    ['tr-TR', ['9 Aralık 2026 Çarşamba', '9 ARALIK 2026 ÇARŞAMBA', '9 Ara 2026 Çar']],
    ['ja-JP', ['2026年12月9日(水)', '2026年12月9日（月）', '2026年12月9日水曜日', '2026/12/9 水']],
    ['zh-CN', ['2026年12月9日星期三', '2026年12月9日周三']],
    ['zh-TW', ['2026年12月9日星期三', '2026年12月9日 星期三']],
    ['fi', ['keskiviikkona 9. joulukuuta 2026', 'ke 9.12.2026']],
    ['ko-KR', ['2026년 12월 9일 (수)', '2026년 12월 9일 수요일']],
    ['th-TH', ['วันพุธที่ 9 ธันวาคม 2026', 'พุธ 9 ธ.ค. 2026']],
    ['vi-VN', ['Thứ Tư, 9 tháng 12, 2026', 'Thứ 4, 9 thg 12, 2026']],
    ['he-IL', ['יום רביעי, 9 בדצמבר 2026', 'יום ד׳, 9 בדצמ׳ 2026']],
    ['fa-IR', ['چهارشنبه ۹ دسامبر ۲۰۲۶', 'سه‌شنبه ۹ دسامبر ۲۰۲۶']],
  ])('is left out in %s', (locale, all) => {
    const read = all.map((typed) => readDate(typed, { kind: 'date', locale, before: '' }))
    expect(read).toEqual(all.map(() => ({ text: '2026-12-09' })))
  })

  it('is left out before a time, too', () => {
    for (const [locale, typed] of [
      ['en-US', 'Wednesday, December 9, 2026 at 2:30 PM'],
      ['de-DE', 'Mittwoch, 9. Dezember 2026 um 14:30'],
      ['ja-JP', '2026年12月9日(水) 14:30'],
      ['ja-JP', '2026年12月9日水曜日午後2時30分'],
      ['tr-TR', '9 Aralık 2026 Çarşamba 14:30'],
    ] as const)
      expect(readMoment(typed, locale, '2026-01-01T00:00:00Z')).toEqual({ text: '2026-12-09T14:30:00Z' })
  })

  it('stays a month where the date can be read with it', () => {
    const day = (typed: string, locale: string) => readDate(typed, { kind: 'date', locale, before: '' })
    expect(day('mar 9 2026', 'fr-FR')).toEqual({ text: '2026-03-09' })
    expect(day('9 mar 2026', 'it')).toEqual({ text: '2026-03-09' })
    expect(day('mer 11 mar 2026', 'it')).toEqual({ text: '2026-03-11' })
    expect(day('mar 10 mar 2026', 'it')).toEqual({ text: '2026-03-10' })
  })

  it('hides no fault of the date', () => {
    const fault = (typed: string) => readDate(typed, { kind: 'date', locale: 'en-US', before: '' })
    expect(fault('Wed, Dec 9')).toMatchObject({ fault: 'year' })
    expect(fault('Mon, Feb 30, 2026')).toEqual({ fault: 'no-such-day', detail: 'February 2026' })
    expect(fault('Wed')).toEqual({ fault: 'unreadable' })
    expect(readMoment('12/1/2026 14:30 SAT', 'en-US')).toEqual({ fault: 'unknown-zone', detail: 'SAT' })
  })
})
