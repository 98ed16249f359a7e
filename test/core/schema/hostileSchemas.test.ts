import fc from 'fast-check'
import { parseSchema } from 'moduleform/core'
import { describe, expect, test } from 'vitest'
import { parseChoices } from '../../../src/core/schema/parseChoices.ts'
import { junk, metadata, schemaLike } from './schemaLike.ts'

const codesOf = (json: unknown) => parseSchema(json).problems.map(({ code, pointer }) => `${code} ${pointer}`)

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = []
  for (let level = 0; level < levels; level += 1) value = wrap(value)
  return value
}
const deepFields = (levels: number) => ({ metadata, fields: nested(levels, (fields) => [{ id: 'a', type: 'object', fields }]) })

describe('parseSchema, given what is no schema', () => {
  test.each([undefined, null, 0, '', 'text', true, 10n, Symbol('s'), () => 1, [], new Date(0), NaN])(
    'takes %s for an empty form',
    (json) => {
      const { schema, problems } = parseSchema(json)
      expect(schema).toEqual({ metadata, fields: [] })
      expect(problems.filter(({ level }) => level === 'error')).toHaveLength(1)
    },
  )

  test('cuts an object that contains itself', () => {
    const field: Record<string, unknown> = { id: 'a', type: 'object', label: 'A' }
    field['fields'] = [field]
    expect(codesOf({ metadata, fields: [field] })).toContain('schema/not-json /fields/0/fields/0')
  })

  test('goes on behind a getter that throws', () => {
    const field = {
      id: 'a',
      type: 'string',
      get label(): string {
        throw new Error('no')
      },
      description: 'D',
    }
    expect(parseSchema({ metadata, fields: [field] }).schema.fields).toEqual([{ id: 'a', type: 'string', description: 'D' }])
    expect(codesOf({ metadata, fields: [field] })).toEqual(['schema/not-json /fields/0/label'])
  })

  test('keeps a key that a frozen Object.prototype has as well', () => {
    const descriptor = Object.getOwnPropertyDescriptor(Object.prototype, 'toString')
    Object.defineProperty(Object.prototype, 'toString', { writable: false })
    try {
      const { schema, problems } = parseSchema({ metadata, fields: [{ id: 'a', type: 'string', toString: 'x' }] })
      expect(JSON.stringify(schema.fields)).toBe('[{"id":"a","type":"string","toString":"x"}]')
      expect(problems).toEqual([])
    } finally {
      Object.defineProperty(Object.prototype, 'toString', { ...descriptor })
    }
  })

  test('goes on behind a revoked proxy', () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    expect(codesOf({ metadata, fields: [proxy, { id: 'a', type: 'string' }] })).toEqual(['schema/not-json /fields/0'])
    expect(codesOf(proxy)).toEqual(['schema/not-json '])
  })

  test('leaves out values that JSON does not have', () => {
    const field = { id: 'a', type: 'number', default: NaN, x: 1n, y: Symbol('y'), z: () => 1, label: undefined, list: [undefined, 1n] }
    const { schema } = parseSchema({ metadata, fields: [field] })
    expect(schema.fields).toEqual([{ id: 'a', type: 'number', list: [null, null] }])
    expect(codesOf({ metadata, fields: [field] }).filter((code) => code.startsWith('schema/not-json'))).toEqual(
      ['default', 'x', 'y', 'z', 'list/1'].map((key) => `schema/not-json /fields/0/${key}`),
    )
  })

  test('takes an endless sparse list for a long one', () => {
    expect(codesOf({ metadata, fields: [], vendor: Array(2 ** 32 - 1) })).toContain('schema/too-large /vendor')
    expect(parseSchema({ metadata, fields: [], vendor: Array(2 ** 32 - 1) }).schema).not.toHaveProperty('vendor')
  })

  test('reads a date as its text, and says what holds its values under no keys', () => {
    const field = { id: 'a', type: 'string', default: new Date(0), vendor: [new Map([[1, 2]]), new Set([1]), /x/, new Date(NaN)] }
    const { schema, problems } = parseSchema({ metadata, fields: [field] })
    expect(schema.fields).toEqual([{ id: 'a', type: 'string', default: '1970-01-01T00:00:00.000Z', vendor: [null, null, null, null] }])
    expect(problems.flatMap(({ code, args }) => (code === 'schema/not-json' ? [args.got] : []))).toEqual([
      'a Map',
      'a Set',
      'a RegExp',
      'a Date',
    ])
  })
})

describe('parseSchema, given too much', () => {
  test('reads 32 levels of fields', () => {
    expect(codesOf(deepFields(32)).filter((code) => code.startsWith('schema/'))).toEqual([
      `schema/too-deep /fields${'/0/fields'.repeat(32)}`,
    ])
    expect(codesOf(deepFields(31)).filter((code) => code.startsWith('schema/'))).toEqual([])
  })

  test.each([100, 100_000])('says once that %i levels are too many', (levels) => {
    const { schema, problems } = parseSchema(deepFields(levels))
    expect(problems.filter(({ code }) => code === 'schema/too-deep')).toHaveLength(1)
    expect(parseSchema(schema).schema).toEqual(schema)
  })

  test('cuts data and conditions that are nested without end', () => {
    const deep = nested(100_000, (inner) => ({ and: [inner] }))
    const rules = [{ if: deep, then: { fields: [{ id: 'a', apply_as: 'merge' }] } }]
    const { schema, problems } = parseSchema({ metadata, fields: [{ id: 'a', type: 'object', default: deep, rules }] })
    expect(problems.filter(({ code }) => code === 'schema/too-deep')).toHaveLength(2)
    expect(() => JSON.stringify(schema)).not.toThrow()
  })

  test('reads 20,000 fields and says that there are more', () => {
    const fields = Array.from({ length: 20_010 }, (_, index) => ({ id: `f${index}`, type: 'string' }))
    expect(parseSchema({ metadata, fields }).schema.fields).toHaveLength(20_000)
    expect(codesOf({ metadata, fields })).toEqual(['schema/too-many-fields /fields/20000'])
  })

  test('names the first hundred deviations of a list of choices, and how many more there are', () => {
    const { choices, problems } = parseChoices(
      Array.from({ length: 100_000 }, (_, index) => index),
      'number',
    )
    expect(choices).toHaveLength(100_000)
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)).toMatchObject({ code: 'choices/more', args: { count: 99_900 } })
  })
})

describe('parseSchema and prototypes', () => {
  const own = (json: string): unknown => JSON.parse(json)

  test('keeps own keys named __proto__ as own keys and reaches no prototype', () => {
    const field = own('{"id":"a","type":"string","__proto__":{"polluted":true},"ui_options":{"__proto__":{"ui_widget":"hidden"}}}')
    const [read] = parseSchema({ metadata, fields: [field] }).schema.fields
    expect(JSON.stringify(read)).toBe(JSON.stringify(field))
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.getPrototypeOf(read?.ui_options)).toBe(Object.prototype)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('reads no key from a prototype', () => {
    const field: unknown = Object.assign(Object.create({ id: 'a', type: 'string' }), { label: 'A' })
    expect(codesOf({ metadata, fields: [field] })).toEqual(['field/missing-id /fields/0'])
  })
})

describe('parseSchema, given anything', { timeout: 30_000 }, () => {
  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (json) => void parseSchema(json),
      ),
    )
    fc.assert(fc.property(fc.anything({ withSparseArray: true }), (json) => void parseChoices(json, 'object')))
  })

  test('gives a schema that reads as itself', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: schemaLike }, { weight: 1, arbitrary: junk }), (json) => {
        const { schema } = parseSchema(json)
        expect(parseSchema(schema).schema).toEqual(schema)
        expect(JSON.stringify(parseSchema(schema).schema)).toBe(JSON.stringify(schema))
      }),
      { numRuns: 300 },
    )
  })

  test('leaves its input as it was', () => {
    fc.assert(
      fc.property(schemaLike, (json) => {
        const before = JSON.stringify(json)
        parseSchema(json)
        expect(JSON.stringify(json)).toBe(before)
      }),
    )
  })

  test('reports each deviation once', () => {
    fc.assert(
      fc.property(schemaLike, (json) => {
        const seen = parseSchema(json).problems.map(({ code, pointer, args }) => JSON.stringify([code, pointer, args]))
        expect(seen).toEqual([...new Set(seen)])
      }),
    )
  })
})
