import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findChoice, labelOfValue, type Choice } from 'moduleform/core'
import { isSameChoice, storedConnection } from '../../../src/core/values/choices.ts'

const choice = (value: unknown): Choice => ({ value, label: `label of ${JSON.stringify(value)}` })

describe('isSameChoice', () => {
  it.each([
    ['a', 'a'],
    [{ a: [1] }, { a: [1] }],
    [
      { id: 'de', label: 'Germany' },
      { id: 'de', label: 'Deutschland' },
    ],
    ['de', { id: 'de' }],
    [{ id: 3 }, 3],
    [null, null],
  ])('holds for %j and %j', (a, b) => {
    expect(isSameChoice(a, b)).toBe(true)
    expect(isSameChoice(b, a)).toBe(true)
  })

  it.each([
    [1, '1'],
    [{ id: 1 }, '1'],
    [{ id: 1 }, { id: '1' }],
    [{ label: 'a' }, { label: 'a', x: 1 }],
    [{ id: null }, null],
    [{ id: null, a: 1 }, { id: null }],
    [undefined, {}],
  ])('does not hold for %j and %j', (a, b) => {
    expect(isSameChoice(a, b)).toBe(false)
    expect(isSameChoice(b, a)).toBe(false)
  })
})

describe('findChoice', () => {
  it('takes the first of two choices of one value', () => {
    const choices = [choice('a'), choice('a'), choice({ id: 'b', v: 1 }), choice({ id: 'b', v: 2 })]
    expect(findChoice(choices, 'a')).toBe(choices[0])
    expect(findChoice(choices, 'b')).toBe(choices[2])
  })

  it('prefers the deeply equal choice to one that only shares the id', () => {
    const choices = [choice({ id: 'a', v: 1 }), choice({ id: 'a', v: 2 }), choice('a')]
    expect(findChoice(choices, { id: 'a', v: 2 })).toBe(choices[1])
    expect(findChoice(choices, { id: 'a', v: 3 })).toBe(choices[0])
    expect(findChoice(choices, 'a')).toBe(choices[2])
  })

  it('finds a choice with value "" and none for an absent value', () => {
    const choices = [choice('')]
    expect(findChoice(choices, '')).toBe(choices[0])
    expect(findChoice(choices, undefined)).toBeUndefined()
  })

  it('looks into a list of 100,000 choices once', () => {
    let reads = 0
    const choices = Array.from({ length: 100_000 }, (_, index) => ({
      label: String(index),
      get value() {
        reads += 1
        return { id: `c${index}` }
      },
    }))
    for (let index = 0; index < 1_000; index += 1) expect(findChoice(choices, `c${99_999 - index}`)?.label).toBe(String(99_999 - index))
    expect(reads).toBe(100_000)
  })

  it('agrees with isSameChoice on whether there is one', () => {
    const value = fc.oneof(
      fc.constantFrom(null, '', 'a', 1, '1', true),
      fc.record({ id: fc.constantFrom('a', 1, '1', null) }),
      fc.record({ n: fc.constantFrom(1, 2) }),
    )
    fc.assert(
      fc.property(fc.array(value.map(choice)), value, (choices, wanted) => {
        expect(findChoice(choices, wanted) !== undefined).toBe(choices.some(({ value: offered }) => isSameChoice(offered, wanted)))
      }),
    )
  })
})

describe('labelOfValue', () => {
  const choices = [choice('x'), choice({ id: 'y' })]
  it.each([
    [{ id: 'y', label: 'My own' }, 'My own'],
    [{ id: 'y', label: '' }, 'label of {"id":"y"}'],
    ['x', 'label of "x"'],
    ['y', 'label of {"id":"y"}'],
    [{ id: 7 }, '7'],
    ['other', 'other'],
    [12, '12'],
    [{ a: 1 }, '{"a":1}'],
    [undefined, ''],
    [null, ''],
    [['x', 'z'], 'label of "x", z'],
  ])('calls %j %j', (value, label) => {
    expect(labelOfValue(value, choices)).toBe(label)
  })
})

describe('storedConnection', () => {
  it('is four keys of a connection, whatever else the host knows of it', () => {
    const stored = { id: 'c1', label: 'Sales', app_type: 'crm', connection_management_type: 'oauth' }
    const known = { ...stored, owner: 'Ada' }
    expect(storedConnection(known)).toStrictEqual(stored)
  })
})
