import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getValue, setValue } from 'moduleform/core'

const id = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '0', ''))
const path = fc.array(id, { minLength: 1, maxLength: 4 })
const formData = fc.dictionary(id, fc.jsonValue({ maxDepth: 3 })).filter((data) => !JSON.stringify(data).includes('['))

describe('getValue', () => {
  it('reads ids and row indexes', () => {
    expect(getValue({ contacts: [{ name: 'Ada' }] }, ['contacts', 0, 'name'])).toBe('Ada')
    expect(getValue({ contacts: [{ name: 'Ada' }] }, ['contacts', '0', 'name'])).toBe('Ada')
  })

  it.each([[['a', 'length']], [['a', '00']], [['a', -1]], [['a', 5]], [['toString']], [['__proto__', 'toString']], [['text', 0]]])(
    'finds nothing at %j',
    (where) => {
      expect(getValue({ a: [1], text: 'abc' }, where)).toBeUndefined()
    },
  )
})

describe('setValue', () => {
  it('makes the parents that are missing', () => {
    expect(setValue({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } })
    expect(setValue({}, ['a', 0, 'b'], 1)).toEqual({ a: [{ b: 1 }] })
    expect(setValue({}, [0], 1)).toEqual({ 0: 1 })
  })

  it('keeps what is beside the path the same object and leaves the original alone', () => {
    const before = { a: { x: 1 }, rows: [{ n: 1 }, { n: 2 }] }
    const after = setValue(before, ['rows', 1, 'n'], 3)
    expect(after).toEqual({ a: { x: 1 }, rows: [{ n: 1 }, { n: 3 }] })
    expect(after['a']).toBe(before.a)
    expect(getValue(after, ['rows', 0])).toBe(before.rows[0])
    expect(before.rows[1]).toEqual({ n: 2 })
  })

  it('returns the same object where nothing changes', () => {
    const before = { a: 1 }
    expect(setValue(before, ['a'], 1)).toBe(before)
    expect(setValue(before, ['b', 'c'], undefined)).toBe(before)
  })

  it('removes a key for undefined and leaves null in a row', () => {
    expect(setValue({ a: 1, b: 2 }, ['a'], undefined)).toStrictEqual({ b: 2 })
    expect(setValue({ a: [1, 2] }, ['a', 0], undefined)).toStrictEqual({ a: [null, 2] })
  })

  it('keeps an id named __proto__ as an own key that prints', () => {
    const data = setValue(setValue({}, ['__proto__', 'admin'], true), ['x'], 1)
    expect(JSON.stringify(data)).toBe('{"__proto__":{"admin":true},"x":1}')
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
    expect(getValue({}, ['admin'])).toBeUndefined()
  })

  it('says which rows can be reached', () => {
    expect(() => setValue({ a: [1] }, ['a', 3], 1)).toThrow('setValue cannot reach /a/3: the array has 1 rows. Use an index from 0 to 1')
    expect(() => setValue({}, ['a', 1], 1)).toThrow('the array has 0 rows')
    expect(() => setValue({ a: [1] }, ['a', 'name'], 1)).toThrow('/a/name')
    expect(() => setValue({}, [], 1)).toThrow('empty path')
  })

  it('gives back what was set, at any path', () => {
    fc.assert(
      fc.property(formData, path, fc.jsonValue(), (data, where, value) => {
        expect(getValue(setValue(data, where, value), where)).toEqual(value)
      }),
    )
  })

  it('forgets the first of two values set at one path', () => {
    fc.assert(
      fc.property(formData, path, fc.jsonValue(), fc.jsonValue(), (data, where, first, second) => {
        const twice = setValue(setValue(data, where, first), where, second)
        expect(JSON.parse(JSON.stringify(twice))).toEqual(JSON.parse(JSON.stringify(setValue(data, where, second))))
      }),
    )
  })
})
