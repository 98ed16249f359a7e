import { parseSchema } from 'moduleform/core'
import { describe, expect, test } from 'vitest'
import { metadata } from './schemaLike.ts'

const codesOf = (json: unknown) => parseSchema(json).problems.map(({ code, pointer }) => `${code} ${pointer}`)

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

  test('says what stands where JSON has nothing for it', () => {
    const loop: unknown[] = []
    loop.push(loop)
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    const field = {
      id: 'a',
      type: 'string',
      get label(): string {
        throw new Error('no')
      },
    }
    const vendor = [NaN, -Infinity, 1n, Symbol('s'), () => 1, loop, proxy, undefined, null, 0]
    const { problems } = parseSchema({ metadata, fields: [field], vendor })
    expect(problems.map(({ level, pointer, args }) => [level, pointer, args])).toEqual([
      ['error', '/fields/0/label', { got: 'a getter that fails' }],
      ...['NaN', '-Infinity', 'a bigint', 'a symbol', 'a function'].map((got, index) => ['error', `/vendor/${index}`, { got }]),
      ['error', '/vendor/5/0', { got: 'an object that contains itself' }],
      ['error', '/vendor/6', { got: 'an object that cannot be read' }],
    ])
  })

  test('takes what stands in two places for no object that contains itself', () => {
    const twice = { a: 1 }
    expect(parseSchema({ metadata, fields: [], vendor: [twice, twice] })).toMatchObject({
      schema: { vendor: [{ a: 1 }, { a: 1 }] },
      problems: [],
    })
  })

  test('names a hundred values that are no JSON', () => {
    expect(parseSchema({ metadata, fields: [], vendor: Array(101).fill(NaN) }).problems).toHaveLength(100)
  })

  test('reads data of 200 levels, and says where it cuts deeper ones', () => {
    const levels = (count: number): unknown => (count === 0 ? 'end' : [levels(count - 1)])
    expect(parseSchema({ metadata, fields: [], vendor: levels(199) })).toMatchObject({ schema: { vendor: levels(199) }, problems: [] })
    expect(parseSchema({ metadata, fields: [], vendor: levels(200) }).problems).toEqual([
      { code: 'schema/too-deep', level: 'error', pointer: `/vendor${'/0'.repeat(199)}`, args: { limit: 200 } },
    ])
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
