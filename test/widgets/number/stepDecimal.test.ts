import { expect, it } from 'vitest'
import { numeral } from '../../../src/core/schema/readNumber.ts'
import { stepDecimal as stepBy } from '../../../src/widgets/number/stepDecimal.ts'

const stepDecimal = (text: string, direction: 1 | -1, limits: { minimum?: number; maximum?: number } = {}) =>
  stepBy(text, direction, limits, numeral)

it.each([
  ['1', 1, '2'],
  ['0', -1, '-1'],
  ['', 1, '1'],
  ['0.1', 1, '1.1'],
  ['0.30', 1, '1.30'],
  ['-0.5', 1, '0.5'],
  ['.5', 1, '1.5'],
  ['1.', 1, '2'],
  ['+3', 1, '4'],
  [' 3 ', -1, '2'],
  ['1e2', 1, '101'],
  ['1.5e-1', 1, '1.15'],
  ['12.50e1', -1, '124.0'],
  ['9007199254740993', 1, '9007199254740994'],
] as const)('%j stepped by %i is %j', (text, direction, expected) => {
  expect(stepDecimal(text, direction)).toBe(expected)
})

it.each(['12,5', '1.2.3', 'abc', '-', '.', '1e400', '1e'])('leaves %j alone, which cannot be stepped', (text) => {
  expect(stepDecimal(text, 1)).toBeUndefined()
})

it('stops at minimum and maximum', () => {
  expect(stepDecimal('10', 1, { maximum: 10 })).toBeUndefined()
  expect(stepDecimal('9.5', 1, { maximum: 10 })).toBeUndefined()
  expect(stepDecimal('5', -1, { minimum: 5 })).toBeUndefined()
})

it('comes to the nearer limit from outside', () => {
  expect(stepDecimal('', 1, { minimum: 5 })).toBe('5')
  expect(stepDecimal('100', -1, { maximum: 10 })).toBe('10')
})
