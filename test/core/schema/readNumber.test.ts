import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber } from '../../../src/core/schema/readNumber.ts'

describe('readNumber', () => {
  it.each([
    ['7', 7],
    [' 7\t', 7],
    ['+3', 3],
    ['-0', 0],
    ['1.', 1],
    ['.5', 0.5],
    ['1.50', 1.5],
    ['0.10', 0.1],
    ['007', 7],
    ['1e5', 100000],
    ['100000', 100000],
    ['1E-3', 0.001],
    ['1e21', 1e21],
    ['10000000000000000000', 1e19],
    ['0e999', 0],
    ['5e-324', 5e-324],
    ['9007199254740992', 9007199254740992],
  ])('reads %j as %d', (text, value) => {
    expect(readNumber(text)).toEqual({ value })
  })

  it.each(['1,5', '1,000', '0x10', '-', '+', '.', 'e5', '1e', '1.2.3', 'Infinity', 'NaN', '1 000', '--1', '１', '1_000'])(
    'does not take %j for a number',
    (text) => {
      expect(readNumber(text)).toEqual({ error: 'not-a-number' })
    },
  )

  it.each(['9007199254740993', '12345678901234567890', '0.1000000000000000055', '1e400', '-1e400', '1e-400'])(
    'says that no number has exactly the digits of %s',
    (text) => {
      expect(readNumber(text)).toEqual({ error: 'not-exact' })
    },
  )

  it.each(['', '   '])('calls %j empty', (text) => {
    expect(readNumber(text)).toEqual({ error: 'empty' })
  })

  it('takes any way to write a whole number and no fraction where the field is an integer', () => {
    expect(readNumber('5.0', true)).toEqual({ value: 5 })
    expect(readNumber('1e3', true)).toEqual({ value: 1000 })
    expect(readNumber('0.5e1', true)).toEqual({ value: 5 })
    expect(readNumber('5.5', true)).toEqual({ error: 'not-whole' })
    expect(readNumber('1e-3', true)).toEqual({ error: 'not-whole' })
  })

  it('reads back every number it could have printed', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(readNumber(String(value))).toEqual({ value: value + 0 })
      }),
    )
  })

  it('reads every exact way to write a number alike', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(20), fc.nat(5), (value, zeros, spaces) => {
        const padded = `${' '.repeat(spaces)}${value}.${'0'.repeat(zeros)}`
        expect(readNumber(padded, true)).toEqual({ value: value + 0 })
        expect(readNumber(`${value}${'0'.repeat(zeros)}e-${zeros}`, true)).toEqual({ value: value + 0 })
      }),
    )
  })

  it('gives up on a text of a million digits in linear time', () => {
    expect(readNumber(`${'0'.repeat(1_000_000)}x`)).toEqual({ error: 'not-a-number' })
    expect(readNumber(`1${'0'.repeat(1_000_000)}1`)).toEqual({ error: 'not-exact' })
  })
})
