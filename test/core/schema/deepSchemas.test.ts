import { parseSchema } from 'moduleform/core'
import { describe, expect, test } from 'vitest'
import { metadata } from './schemaLike.ts'

const codesOf = (json: unknown) => parseSchema(json).problems.map(({ code, pointer }) => `${code} ${pointer}`)

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = []
  for (let level = 0; level < levels; level += 1) value = wrap(value)
  return value
}
const deepFields = (levels: number) => ({ metadata, fields: nested(levels, (fields) => [{ id: 'a', type: 'object', fields }]) })

describe('parseSchema, given too many levels', () => {
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
})
