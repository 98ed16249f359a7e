import { describe, expect, test } from 'vitest'
import { parseChoices } from '../../../src/core/schema/parseChoices.ts'

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

  test('leaves its input as it was', () => {
    const data = [{ id: 'a', label: 'A' }]
    parseChoices(data, 'object')
    expect(data).toEqual([{ id: 'a', label: 'A' }])
  })
})
