import { translatePointer } from 'moduleform/lint'
import { describe, expect, it } from 'vitest'

describe('a pointer into another schema', () => {
  const here = { fields: [{ id: 'a' }, { id: 'b', fields: [{ id: 'c' }] }, { id: 'gone' }, { label: 'Without an id' }] }
  const there = { fields: [{ id: 'b', properties: [{ id: 'x' }, { id: 'c' }] }, { id: 'a' }] }

  it.each([
    ['/fields/0/label', '/fields/1/label'],
    ['/fields/1/fields/0', '/fields/0/properties/1'],
    ['/fields/2/label', '/fields'],
    ['/fields/3/label', '/fields/3/label'],
    ['/fields/7/label', '/fields/7/label'],
    ['/metadata', '/metadata'],
    ['', ''],
  ])('leads from %j to %j', (pointer, expected) => {
    expect(translatePointer(pointer, here, there)).toBe(expected)
  })
})
