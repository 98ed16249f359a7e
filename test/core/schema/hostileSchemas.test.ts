import fc from 'fast-check'
import { parseSchema } from 'moduleform/core'
import { describe, expect, test } from 'vitest'
import { parseChoices } from '../../../src/core/schema/parseChoices.ts'
import { junk, metadata, schemaLike } from './schemaLike.ts'

const codesOf = (json: unknown) => parseSchema(json).problems.map(({ code, pointer }) => `${code} ${pointer}`)

describe('parseSchema, given too much', () => {
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
