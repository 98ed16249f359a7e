import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { explainDate } from '../../../src/widgets/date/readDate.ts'

const explain = (format: 'date' | 'date-time', value: string, locale = 'en-GB') =>
  explainDate({ format, value, control: format }, locale).args.date

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('what a message says of a text that is no date', () => {
  it.each([
    ['date', 'soon', '"soon" cannot be read as a date. Enter one such as 31/12/2026.'],
    ['date', '31/12/26', 'Enter the year with four digits, such as 31/12/2026.'],
    ['date', '12/31/2026', 'Months go from 1 to 12. Enter a date such as 31/12/2026.'],
    ['date', '30/02/2026', 'February 2026 does not have this day.'],
    ['date', '31/12/2026 10:30', 'Enter the date without a time, such as 31/12/2026.'],
    ['date', '31/12/2026', '"31/12/2026" is not stored as a date. Enter it once more.'],
    ['date-time', 'soon', '"soon" cannot be read as a date and time. Enter one such as 31/12/2026, 14:30.'],
    ['date-time', '31/12/2026', 'Enter a time after the date, such as 31/12/2026, 14:30.'],
    ['date-time', '14:30', 'Enter the date before the time, such as 31/12/2026, 14:30.'],
    ['date-time', '31/12/2026 25:30', 'No day has this time. Enter one such as 31/12/2026, 14:30.'],
    ['date-time', '31/12/2026 14:30 PST', 'The time zone "PST" is not known here. Enter an offset, such as +01:00.'],
    ['date-time', '29/3/2026 2:30', '29 Mar 2026, 02:30 does not exist: the clocks go forward then. Enter another time.'],
  ] as const)('names the cause, in a field of a %s that holds %j', (format, value, sentence) => {
    expect(explain(format, value)?.sentence).toBe(sentence)
  })

  it('is told apart for messages in other languages', () => {
    expect(explain('date', '30.2.2026', 'de-DE')).toMatchObject({ fault: 'no-such-day', detail: 'Februar 2026', example: '31.12.2026' })
  })

  it.each([
    ['date', 'th-TH', '9/12/2569', '09/12/2026'],
    ['date', 'th-TH', '๙ ธ.ค. ๒๕๖๙', '09/12/2026'],
    ['date-time', 'th-TH', '9/12/2569 10:15', '09/12/2026 14:30'],
    ['date', 'fa-IR', '۱۴۰۵/۰۹/۱۸', '۲۰۲۶/۱۲/۰۹'],
    // The calendar has this day, the Gregorian one has not.
    ['date', 'fa-IR', '1405/02/31', '۲۰۲۶/۰۵/۲۱'],
    ['date', 'en-GB-u-ca-islamic-civil', '29/6/1448', '10/12/2026'],
  ] as const)('takes for its example, in a %s, what %s means by %j in its own calendar', (format, locale, value, example) => {
    const issue = explain(format, value, locale)
    expect(issue).toMatchObject({ fault: 'unreadable', example })
    expect(issue?.sentence).toContain(`Enter one such as ${example}.`)
  })

  it('quotes no more than the beginning of a long text', () => {
    expect(explain('date', 'x'.repeat(2000))?.sentence.length).toBeLessThan(200)
  })

  it.each([
    { format: 'email', value: 'soon', control: 'input' },
    { format: 'date', value: '31/12/2026', control: 'input' },
  ] as const)('is nothing for %o, where no date is read', (args) => {
    expect(explainDate(args, 'en-GB')).toEqual({ args })
  })
})
