import { afterEach, describe, expect, it, vi } from 'vitest'
import { nativePickers } from '../../../src/widgets/date/pickDate.ts'

const { toNative, fromNative } = nativePickers['date-time']

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the picker of a date-time', () => {
  it.each([
    ['2026-12-01T10:30:00+05:30', '2026-12-01T10:30:00'],
    ['2026-12-01T10:30:15.250Z', '2026-12-01T10:30:15'],
    ['2026-12-01t10:30z', '2026-12-01T10:30:00'],
    ['2026-12-01T10:30', ''],
    ['2026-02-30T10:30:00Z', ''],
    ['', ''],
    ['2026-12-01', ''],
    ['tomorrow', ''],
  ])('shows the wall-clock time of %j as %j, whatever zone the user is in', (text, local) => {
    expect(toNative(text)).toBe(local)
  })

  it('adds the seconds that it leaves out', () => {
    vi.stubEnv('TZ', 'Asia/Kathmandu')
    expect(fromNative('2026-12-01T10:30', '')).toBe('2026-12-01T10:30:00+05:45')
    expect(fromNative('2026-12-01T10:30:20', '')).toBe('2026-12-01T10:30:20+05:45')
  })

  it.each([
    ['UTC', '2026-07-01T10:30:00Z'],
    ['America/St_Johns', '2026-07-01T10:30:00-02:30'],
    ['America/New_York', '2026-07-01T10:30:00-04:00'],
    ['Pacific/Chatham', '2026-07-01T10:30:00+12:45'],
  ])("takes the offset of the user's zone, %s", (zone, text) => {
    vi.stubEnv('TZ', zone)
    expect(fromNative('2026-07-01T10:30', '')).toBe(text)
    expect(fromNative('2026-07-01T10:30', 'soon')).toBe(text)
    expect(fromNative('2026-07-01T10:30', '2026-12-01T10:30')).toBe(text)
  })

  it("gives another moment the offset that the user's zone has then", () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(fromNative('2026-12-01T10:30', '2026-07-01T10:30:00-04:00')).toBe('2026-12-01T10:30:00-05:00')
    expect(fromNative('2026-07-01T10:30', '2026-12-01T10:30:00-05:00')).toBe('2026-07-01T10:30:00-04:00')
    vi.stubEnv('TZ', 'Europe/London')
    expect(fromNative('2026-07-01T10:30', '2026-12-01T10:30:00Z')).toBe('2026-07-01T10:30:00+01:00')
  })

  it.each([
    ['2026-12-01T10:30:00+05:30', '2026-07-02T08:15:00+05:30'],
    // The offset of New York in winter, not in July.
    ['2026-07-01T10:30:00-05:00', '2026-07-02T08:15:00-05:00'],
    ['2026-12-01T10:30:00Z', '2026-07-02T08:15:00Z'],
  ])("keeps the offset of %s, which the user's zone does not have at that moment", (text, picked) => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(fromNative('2026-07-02T08:15', text)).toBe(picked)
  })

  it('reads a doubled hour as the earlier, unless the value has the later offset', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(fromNative('2026-11-01T01:30', '')).toBe('2026-11-01T01:30:00-04:00')
    expect(fromNative('2026-11-01T01:30', '2026-07-01T10:30:00-04:00')).toBe('2026-11-01T01:30:00-04:00')
    expect(fromNative('2026-11-01T01:45', '2026-11-01T01:30:00-05:00')).toBe('2026-11-01T01:45:00-05:00')
  })

  it('names no zone for a time that the clocks skip', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(fromNative('2026-03-08T02:30', '')).toBe('2026-03-08T02:30:00')
    expect(fromNative('2026-03-08T02:30', '2026-03-07T02:30:00-05:00')).toBe('2026-03-08T02:30:00')
    expect(fromNative('2026-03-08T03:00', '2026-03-08T02:30:00')).toBe('2026-03-08T03:00:00-04:00')
    expect(fromNative('2026-03-08T02:30', '2026-03-07T02:30:00+01:00')).toBe('2026-03-08T02:30:00+01:00')
    vi.stubEnv('TZ', 'Pacific/Apia')
    expect(fromNative('2011-12-30T10:00', '')).toBe('2011-12-30T10:00:00')
  })
})

it('gives the picker of a date whole dates only', () => {
  expect(nativePickers.date.toNative('2026-12-01')).toBe('2026-12-01')
  expect(nativePickers.date.toNative('2026-12')).toBe('')
})
