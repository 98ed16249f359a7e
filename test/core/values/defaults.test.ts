import { describe, expect, it } from 'vitest'
import { initialValues, type Definition, type Field } from 'moduleform/core'
import { createDefaultBudget, defaultOf, fitsType, takeRows } from '../../../src/core/values/defaults.ts'

describe('fitsType', () => {
  const choices = { values: [{ value: 'a', label: 'A' }] }
  it.each<[unknown, Definition, boolean]>([
    ['1', { type: 'string' }, true],
    [1, { type: 'string' }, false],
    [1.5, { type: 'number' }, true],
    [NaN, { type: 'number' }, false],
    [1.5, { type: 'integer' }, false],
    ['1', { type: 'integer' }, false],
    [false, { type: 'boolean' }, true],
    ['id', { type: 'connection' }, false],
    [[], { type: 'object' }, false],
    ['a', { type: 'object', choices }, true],
    ['b', { type: 'object', choices }, false],
    [{ id: 'a' }, { type: 'string', choices }, true],
    [{}, { type: 'array' }, false],
    [null, { type: 'array' }, true],
    [undefined, { type: 'number' }, true],
    [5, { type: 'colour' }, true],
    [5, { type: 'constructor' }, true],
  ])('%j in %j: %s', (value, definition, fits) => {
    expect(fitsType(value, definition)).toBe(fits)
  })
})

describe('defaultOf', () => {
  it('is not applied where it has the wrong type', () => {
    expect(defaultOf({ type: 'integer', default: '3' })).toBeUndefined()
    expect(defaultOf({ type: 'integer', default: 3 })).toBe(3)
    expect(defaultOf({ type: 'integer', default: null })).toBeUndefined()
    expect(defaultOf({ type: 'boolean', default: false })).toBe(false)
  })
})

describe('initialValues', () => {
  const size: Field = { id: 'size', type: 'integer', default: 3 }

  it('fills what the host left out and nothing else', () => {
    const given = { size: null, name: '', extra: 1 }
    expect(initialValues([size, { id: 'name', type: 'string', default: 'x' }], given)).toBe(given)
    expect(initialValues([size], { other: 1 })).toEqual({ size: 3, other: 1 })
    expect(initialValues([size], { size: undefined })).toEqual({ size: 3 })
  })

  it('goes down into groups and leaves a group without any value out', () => {
    const group: Field = { id: 'g', type: 'object', fields: [size] }
    expect(initialValues([group], {})).toEqual({ g: { size: 3 } })
    expect(initialValues([group], { g: { a: 1 } })).toEqual({ g: { size: 3, a: 1 } })
    expect(initialValues([group], { g: null })).toEqual({ g: null })
    expect(initialValues([{ ...group, fields: [{ id: 'x', type: 'string' }] }], {})).toEqual({})
  })

  it('gives rows their defaults, also rows that a default seeds', () => {
    const rows: Field = { id: 'rows', type: 'array', default: [{}], items: { type: 'object', fields: [size] } }
    expect(initialValues([rows], {})).toEqual({ rows: [{ size: 3 }] })
    expect(initialValues([rows], { rows: [{ size: 1 }, {}] })).toEqual({ rows: [{ size: 1 }, { size: 3 }] })
    expect(initialValues([rows], { rows: [] })).toEqual({ rows: [] })
  })

  it('does not look into a value that is chosen or written as one', () => {
    const chosen: Field = { id: 'g', type: 'object', ui_options: { ui_widget: 'SelectWidget' }, fields: [size] }
    expect(initialValues([chosen], { g: { id: 'a' } })).toEqual({ g: { id: 'a' } })
    const items: Definition = { type: 'object', fields: [size] }
    const written: Field = { id: 'l', type: 'array', ui_options: { ui_widget: 'CodeblockWidget' }, items }
    expect(initialValues([written], { l: [{}] })).toEqual({ l: [{}] })
    expect(initialValues([{ id: 'l', type: 'array', items }], { l: 'no list' })).toEqual({ l: 'no list' })
  })

  it('gives a list that needs nothing back as it came', () => {
    const rows: Field = { id: 'rows', type: 'array', items: { type: 'object', fields: [size] } }
    const given = { rows: [{ size: 1 }, { size: null }] }
    expect(initialValues([rows], given)).toBe(given)
  })

  it('takes __proto__ for an ordinary id', () => {
    const data = initialValues([{ id: '__proto__', type: 'object', fields: [{ id: 'admin', type: 'boolean', default: true }] }], {})
    expect(JSON.stringify(data)).toBe('{"__proto__":{"admin":true}}')
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
  })

  describe('where defaults make rows without end', () => {
    const listsIn = (levels: number): Field =>
      Array.from({ length: levels }).reduce<Field>(
        (inner) => ({
          id: 'list',
          type: 'array',
          default: Array.from({ length: 10 }, () => ({})),
          items: { type: 'object', fields: [inner] },
        }),
        { id: 'name', type: 'string', default: 'x' },
      )
    const countRows = (value: unknown): number =>
      value instanceof Object && 'list' in value && Array.isArray(value.list)
        ? value.list.reduce<number>((count, row) => count + countRows(row), value.list.length)
        : 0

    it('makes a thousand of them', () => {
      expect(countRows(initialValues([listsIn(2)], {}))).toBe(110)
      expect(countRows(initialValues([listsIn(8)], {}))).toBe(1000)
    })

    it('makes 20,000 fields in them', () => {
      const fields = Array.from({ length: 999 }, (_, index): Field => ({ id: `f${index}`, type: 'string', default: 'x' }))
      const list: Field = { id: 'list', type: 'array', default: Array.from({ length: 30 }, () => ({})), items: { type: 'object', fields } }
      expect(countRows(initialValues([list], {}))).toBe(20)
    })

    it('says so where some are not made', () => {
      const budget = createDefaultBudget()
      const wide: Definition = { type: 'object', fields: Array.from({ length: 99 }, (_, index) => ({ id: `f${index}`, type: 'string' })) }
      expect(takeRows(budget, ['a', 'b'], undefined)).toEqual(['a', 'b'])
      expect(takeRows(budget, Array.from({ length: 100 }), wide)).toHaveLength(100)
      expect(budget).toEqual({ rows: 898, fields: 9998, isOver: false })
      expect(takeRows(budget, Array.from({ length: 100 }), wide)).toHaveLength(99)
      expect(takeRows(budget, ['a'], undefined)).toEqual(['a'])
      expect(budget).toEqual({ rows: 798, fields: 97, isOver: true })
    })

    it('leaves all rows of the host as they are', () => {
      const list = Array.from({ length: 3000 }, () => ({ name: 'y' }))
      expect(initialValues([listsIn(1)], { list })).toEqual({ list })
      expect(countRows(initialValues([listsIn(2)], { list }))).toBe(4000)
    })
  })
})
