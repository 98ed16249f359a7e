import fc from 'fast-check'
import { parseSchema } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { parseChoices } from '../../../src/core/schema/parseChoices.ts'
import { findJsonFault, InexactNumber } from '../../../src/core/schema/jsonFaults.ts'
import { readJson } from '../../../src/core/schema/readJson.ts'
import { readNumber } from '../../../src/core/schema/readNumber.ts'
import { metadata } from './schemaLike.ts'

describe('readJson', () => {
  it('reads as JSON.parse where every number can be held', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const isExact = findJsonFault(text)?.issue !== 'not-exact'
        if (isExact) expect(readJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it.each(['1e400', '-1e400', '1e-400', '12345678901234567890', '9007199254740993', '0.10000000000000001', '123456789.123456789'])(
    'keeps the digits of %s, wherever it stands',
    (number) => {
      for (const text of [number, `[${number}]`, `{"a":${number}}`, ` [0,\n${number} ]`, `{"a": [1, {"b": ${number}}]}`]) {
        const withText = text.replace(number, JSON.stringify(number))
        expect(JSON.stringify(readJson(text))).toBe(JSON.stringify(JSON.parse(withText)))
        expect(readJson(text)).not.toEqual(JSON.parse(withText))
      }
    },
  )

  it.each(['1.0', '-0', '1e3', '0.30000000000000004', '100000000000000000000', '9007199254740992', '1.5E+2'])('takes %s', (number) => {
    expect(readJson(`{"a": ${number}}`)).toEqual({ a: Number(number) })
  })

  it('looks at each number as it is written, and at no text', () => {
    const part = fc.oneof(
      fc.tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.constantFrom('', '.5', '.0', 'e3', 'E-9', 'e308')),
      fc.tuple(fc.constantFrom(0n, 7n), fc.constantFrom('.1', '.1000000000000000055', '.12345678901234567')),
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const numbers = parts.map(([whole, rest]) => `${whole}${rest}`)
        const read = readJson(`[${numbers.map((number) => `${number},"${number}"`).join(',')}]`)
        expect(read).toEqual(
          numbers.flatMap((number) => ['error' in readNumber(number) ? new InexactNumber(number) : Number(number), number]),
        )
      }),
    )
  })

  it('takes brackets, commas and quotation marks in texts for text', () => {
    expect(findJsonFault(String.raw`{"a": "}],\"1e400", "b\"": [":1e400"], "[": {}, "{": {}}`)).toBeUndefined()
  })

  it.each(['', '{', '{"a":1e400,}', '01', 'NaN'])('throws as JSON.parse does at %j', (text) => {
    expect(() => readJson(text)).toThrow(SyntaxError)
  })

  it('keeps a key named __proto__, and the last of two keys', () => {
    const read = readJson('{"a": {"b": 1e400}, "a": 2, "__proto__": 1e400}')
    expect(Object.entries(Object(read))).toEqual([
      ['a', 2],
      ['__proto__', new InexactNumber('1e400')],
    ])
  })
})

describe('findJsonFault', () => {
  it('finds a key that stands twice in one object, also where it is written in another way', () => {
    const text = String.raw`{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}], "\u0061": 5}`
    expect(findJsonFault(text)).toEqual({ issue: 'repeated-key', part: 'a', index: text.indexOf(String.raw`"\u0061"`) })
  })

  it('takes a key of an object inside for another than that of the one around it', () => {
    expect(findJsonFault('{"a": {"b": 1}, "b": {"a": 2}}')).toBeUndefined()
  })
})

describe('a number of an answer that cannot be held', () => {
  const sent = (fields: string) => readJson(`{"metadata": ${JSON.stringify(metadata)}, "fields": [${fields}]}`)

  it('is an error of the schema where it stands, and is left out', () => {
    const { schema, problems } = parseSchema(
      sent('{"id": "a", "type": "number", "default": 1e400, "validation": {"minimum": 12345678901234567890}}'),
    )
    expect(schema.fields).toEqual([{ id: 'a', type: 'number', validation: {} }])
    expect(problems).toEqual([
      { code: 'schema/inexact-number', level: 'error', pointer: '/fields/0/default', args: { text: '1e400' } },
      { code: 'schema/inexact-number', level: 'error', pointer: '/fields/0/validation/minimum', args: { text: '12345678901234567890' } },
    ])
  })

  it.each([
    '{"value": 12345678901234567890, "label": "X"}',
    '{"value": {"id": 12345678901234567890, "label": "X"}, "label": "X"}',
    '{"value": {"id": "x", "parts": [{"n": 12345678901234567890}]}, "label": "X"}',
    '{"value": 12345678901234567890, "id": "x", "label": "X"}',
    '{"id": 12345678901234567890, "label": "X"}',
    '12345678901234567890',
  ])('takes its choice with it: %s', (choice) => {
    const { choices, problems } = parseChoices(readJson(`[{"value": "a", "label": "A"}, ${choice}]`), 'object', '/data')
    expect(choices).toEqual([{ value: 'a', label: 'A' }])
    expect(problems.map(({ code, level }) => [code, level])).toEqual([['schema/inexact-number', 'error']])
  })
})
