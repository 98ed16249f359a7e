import { parseSchema } from 'moduleform/core'
import { describe, expect, test } from 'vitest'
import { parseChoices } from '../../../src/core/schema/parseChoices.ts'
import { metadata } from './schemaLike.ts'

describe('parseChoices', () => {
  test('takes entries as the specification has them, and keeps further keys', () => {
    const data = [{ value: 'a', label: 'A', description: 'first' }]
    expect(parseChoices(data, 'string').choices).toEqual(data)
  })

  test.each([
    ['string', 'a'],
    ['integer', 'a'],
    [undefined, 'a'],
    ['object', { id: 'a', label: 'A' }],
  ])('makes the value of { id, label } for a field of type %s', (type, value) => {
    expect(parseChoices([{ id: 'a', label: 'A' }], type).choices).toEqual([{ value, label: 'A' }])
  })

  test('labels an entry that has only an id with it', () => {
    expect(parseChoices([{ id: 7 }], 'object').choices).toEqual([{ value: { id: 7, label: '7' }, label: '7' }])
  })

  test('reads scalars, leaves out the rest', () => {
    expect(parseChoices(['a', 1, false, null, {}, []], 'string').choices).toEqual([
      { value: 'a', label: 'a' },
      { value: 1, label: '1' },
      { value: false, label: 'false' },
    ])
  })

  test('keeps an empty value and a value of null', () => {
    const data = [
      { value: '', label: 'Any' },
      { value: null, label: 'None' },
    ]
    expect(parseChoices(data, 'string')).toEqual({ choices: data, problems: [] })
  })

  test.each([undefined, null, 'text', { values: [] }, 5])('takes %j for no choices and says so', (data) => {
    expect(parseChoices(data, 'string', '/content_objects/0/data')).toMatchObject({
      choices: [],
      problems: [{ code: 'choices/not-a-list', level: 'error', pointer: '/content_objects/0/data' }],
    })
  })

  test('points into what was sent', () => {
    const { problems } = parseChoices([{ value: 'a', label: 'A' }, 'b'], 'string', '/data')
    expect(problems).toEqual([{ code: 'choices/scalar', level: 'warning', pointer: '/data/1', args: { value: 'b' } }])
  })

  test('points from the list itself where nothing is said of where it stands', () => {
    expect(parseChoices(['b'], 'string').problems).toMatchObject([{ pointer: '/0' }])
  })

  test('says how many entries more deviate than the hundred that it names', () => {
    const { problems } = parseChoices(Array(103).fill(1), 'number')
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)).toEqual({ code: 'choices/more', level: 'warning', pointer: '', args: { count: 3 } })
    expect(parseChoices(Array(100).fill(1), 'number').problems).toHaveLength(100)
  })

  test.each([
    [{ value: 1, label: 2 }, '2', 'choices/label-not-text'],
    [{ value: { a: 1 } }, '{"a":1}', 'choices/missing-label'],
    [{ value: { label: 'L', id: 3 } }, 'L', 'choices/missing-label'],
    [{ value: { id: 3 } }, '3', 'choices/missing-label'],
    [{ value: 'a', label: {} }, 'a', 'choices/missing-label'],
    [{ value: 5 }, '5', 'choices/missing-label'],
  ])('labels %j with %j and says so', (entry, label, code) => {
    const { choices, problems } = parseChoices([entry], 'object')
    expect(choices).toEqual([{ value: entry.value, label }])
    expect(problems).toEqual([{ code, level: 'warning', pointer: '/0', args: { label } }])
  })

  test('takes the id for the value where that is null, and keeps further keys', () => {
    const { choices, problems } = parseChoices([{ id: 4, value: null, label: 'Four', more: 1 }], 'number')
    expect(choices).toEqual([{ value: 4, label: 'Four', more: 1 }])
    expect(problems).toEqual([{ code: 'choices/id-without-value', level: 'warning', pointer: '/0', args: { id: '4' } }])
  })

  test.each([
    [null, 'null'],
    [[], 'an array'],
    [{ id: {} }, 'an object without "value" and "id"'],
  ])('leaves out %j and says what it is', (entry, got) => {
    expect(parseChoices([entry], 'string')).toEqual({
      choices: [],
      problems: [{ code: 'choices/unreadable', level: 'warning', pointer: '/0', args: { got } }],
    })
  })

  test('leaves its input as it was', () => {
    const data = [{ id: 'a', label: 'A' }]
    parseChoices(data, 'object')
    expect(data).toEqual([{ id: 'a', label: 'A' }])
  })
})

describe('the choices of a field', () => {
  const option = { id: 'a', label: 'A' }
  const valueIn = (field: object) => parseSchema({ metadata, fields: [{ id: 'f', ...field }] }).schema.fields[0]?.choices?.values[0]?.value

  test.each([
    ['a text', { type: 'string' }, 'a'],
    ['an object', { type: 'object' }, option],
    ['objects', { type: 'array', items: { type: 'object' } }, option],
    ['texts', { type: 'array', items: { type: 'string' } }, 'a'],
    ['a list that does not say of what', { type: 'array' }, 'a'],
    ['a list of items that are none', { type: 'array', items: 'object' }, 'a'],
    ['a type that is no text', { type: ['object'] }, 'a'],
  ])('have the value that %s stores, wherever they stand', (_what, field, value) => {
    expect(valueIn({ ...field, choices: { values: [option] } })).toEqual(value)
    expect(valueIn({ ...field, choices: [option] })).toEqual(value)
    expect(valueIn({ ...field, ui_options: { options: [option] } })).toEqual(value)
  })

  test('are kept as they came where they say what they hold', () => {
    const values = [
      { value: null, label: 'None', id: {} },
      { value: { label: 7, id: {} }, label: 'Odd' },
    ]
    expect(parseSchema({ metadata, fields: [{ id: 'f', type: 'object', choices: { values } }] })).toMatchObject({
      schema: { fields: [{ choices: { values } }] },
      problems: [],
    })
  })
})
