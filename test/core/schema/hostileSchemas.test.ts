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
