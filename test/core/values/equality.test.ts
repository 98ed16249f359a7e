import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmpty, isEqual } from 'moduleform/core'

describe('isEqual', () => {
  it.each([
    [NaN, NaN],
    [0, -0],
    [
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
    ],
    [{ a: undefined }, {}],
  ])('holds for %j and %j', (a, b) => {
    expect(isEqual(a, b)).toBe(true)
    expect(isEqual(b, a)).toBe(true)
  })

  it.each([
    [null, undefined],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [1, '1'],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":2}}')],
    [JSON.parse('{"__proto__":{}}'), {}],
    [{}, JSON.parse('{"toString":1}')],
  ])('does not hold for %j and %j', (a, b) => {
    expect(isEqual(a, b)).toBe(false)
    expect(isEqual(b, a)).toBe(false)
  })

  it('holds for a value and its copy, and for no value that prints differently', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(isEqual(a, JSON.parse(JSON.stringify(a)))).toBe(true)
        if (isEqual(a, b)) expect(a).toEqual(b)
      }),
    )
  })
})

describe('isEmpty', () => {
  it.each([undefined, null, '', [], {}, { a: '' }, { a: { b: null }, c: [] }])('holds for %j', (value) => {
    expect(isEmpty(value)).toBe(true)
  })

  it.each([false, 0, ' ', [''], [null], [{}], { a: 0 }, { a: [''] }])('does not hold for %j', (value) => {
    expect(isEmpty(value)).toBe(false)
  })
})
