import { describe, expect, it } from 'vitest'
import { formatOffset } from '../../../src/widgets/date/formatOffset.ts'
import { joinDateTime } from '../../../src/widgets/date/joinDateTime.ts'
import { pickers } from '../../../src/widgets/date/pickers.ts'
import { splitDateTime } from '../../../src/widgets/date/splitDateTime.ts'

describe('splitDateTime', () => {
  it.each([
    ['2026-12-01T10:30:00+05:30', '2026-12-01T10:30:00', '+05:30'],
    ['2026-12-01T10:30:15.250Z', '2026-12-01T10:30:15', 'Z'],
    ['2026-12-01t10:30z', '2026-12-01T10:30:00', 'Z'],
    ['2026-12-01 10:30-0800', '2026-12-01T10:30:00', '-08:00'],
    ['2026-12-01T10:30', '2026-12-01T10:30:00', undefined],
  ])('%s', (text, local, offset) => {
    expect(splitDateTime(text)).toEqual({ local, offset })
  })

  it.each(['', '2026-12-01', 'tomorrow', '2026-12-01T10'])('reads nothing in %j', (text) => {
    expect(splitDateTime(text)).toBeUndefined()
  })
})

it.each([
  [0, 'Z'],
  [-120, '+02:00'],
  [-330, '+05:30'],
  [210, '-03:30'],
])('%i minutes behind is %s', (minutes, offset) => {
  expect(formatOffset(minutes)).toBe(offset)
})

it('adds the seconds that a picker leaves out', () => {
  expect(joinDateTime('2026-12-01T10:30', 'Z')).toBe('2026-12-01T10:30:00Z')
  expect(joinDateTime('2026-12-01T10:30:20', '+01:00')).toBe('2026-12-01T10:30:20+01:00')
})

describe('the picker of a date-time', () => {
  const picker = pickers['date-time']

  it('shows the wall-clock time of the value, whatever zone the user is in', () => {
    expect(picker.toNative('2026-12-01T10:30:00+05:30')).toBe('2026-12-01T10:30:00')
    expect(picker.toNative('soon')).toBe('')
  })

  it("keeps the value's own offset", () => {
    expect(picker.fromNative('2026-12-02T08:15', '2026-12-01T10:30:00+05:30')).toBe('2026-12-02T08:15:00+05:30')
  })

  it("takes the user's offset on that day where the value has none", () => {
    const offset = formatOffset(new Date('2026-07-02T08:15').getTimezoneOffset())
    expect(picker.fromNative('2026-07-02T08:15', '')).toBe(`2026-07-02T08:15:00${offset}`)
  })
})

it('gives the picker of a date whole dates only', () => {
  expect(pickers.date.toNative(' 2026-12-01 ')).toBe('2026-12-01')
  expect(pickers.date.toNative('2026-12')).toBe('')
})
