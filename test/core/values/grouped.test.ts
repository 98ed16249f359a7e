import { expect, it } from 'vitest'
import { grouped } from '../../../src/core/values/grouped.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
])('groups %i by thousands: %s', (count, text) => {
  expect(grouped(count)).toBe(text)
})
