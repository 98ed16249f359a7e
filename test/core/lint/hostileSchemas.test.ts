import fc from 'fast-check'
import { formatProblem, lintSchema } from 'moduleform/lint'
import { describe, expect, test } from 'vitest'
import { junk, metadata, schemaLike } from '../schema/schemaLike.ts'

const text = (more: object) => ({ id: 'a', type: 'string', label: 'A', ...more })

const nest = (levels: number, around: (inner: object) => object): object => {
  let value: object = text({})
  for (let level = 0; level < levels; level += 1) value = around(value)
  return value
}

const leadsInto = (json: unknown, pointer: string): boolean => {
  let here = json
  for (const segment of pointer.split('/').slice(1)) {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false
    here = Reflect.get(here, key)
  }
  return true
}

describe('lintSchema, given anything', { timeout: 60_000 }, () => {
  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (json) => void lintSchema(json),
      ),
    )
    fc.assert(fc.property(junk, (json) => void lintSchema({ metadata, fields: [json], rules: [json] })))
  })

  test('never throws where an id is an object that cannot be made a text', () => {
    const id = { toString: 0 }
    const fields = [{ id: 'a', type: 'array', items: { id, type: 'string' } }]
    expect(lintSchema({ metadata, fields }).length).toBeGreaterThan(0)
  })

  test('points into what was sent, says each thing once and has words for it', () => {
    fc.assert(
      fc.property(schemaLike, (json) => {
        const before = JSON.stringify(json)
        const problems = lintSchema(json)
        for (const problem of problems) {
          expect(leadsInto(json, problem.pointer), `${problem.code} ${problem.pointer}`).toBe(true)
          expect(formatProblem(problem).message).not.toMatch(/undefined|\[object/)
        }
        const reports = problems.map(({ code, pointer, args }) => JSON.stringify([code, pointer, args]))
        expect(reports).toEqual([...new Set(reports)])
        expect(JSON.stringify(json)).toBe(before)
      }),
      { numRuns: 200 },
    )
  })

  test('reads on where rules and fields are many', () => {
    const count = 3000
    const fields = Array.from({ length: count }, (_, index) => ({ id: `f${index}`, type: 'string', label: `Field ${index}` }))
    const rules = Array.from({ length: count - 1 }, (_, index) => ({
      if: { and: [{ id: `f${index}`, operator: 'equal', value: 'on' }] },
      then: { fields: [{ id: `f${index + 1}`, apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
    }))
    expect(lintSchema({ metadata, fields, rules }).map(({ code }) => code)).toEqual(['key/extension'])
  })

  test.each<[string, object, boolean]>([
    ['2,000 groups in a pattern', text({ validation: { pattern: `${'('.repeat(2000)}a${')'.repeat(2000)}` }, default: 'a' }), false],
    [
      '2,000 repeated groups in a pattern',
      text({ validation: { pattern: `${'(?:'.repeat(1000)}a${')*'.repeat(1000)}b` }, default: 'a' }),
      false,
    ],
    ['100,000 lists in a default', text({ default: nest(100_000, (inner) => [inner]) }), true],
    ['100,000 lists in an unknown key', text({ other: nest(100_000, (inner) => ({ inner })) }), true],
    ['2,000 groups', text({ type: 'object', fields: [nest(2000, (inner) => text({ type: 'object', fields: [inner] }))] }), true],
    ['2,000 lists', nest(2000, (items) => text({ type: 'array', items })), true],
    [
      '2,000 combinators',
      text({ rules: [{ if: nest(2000, (inner) => ({ and: [inner] })), then: { fields: [{ id: 'a', apply_as: 'merge', label: 'B' }] } }] }),
      true,
    ],
  ])('reads %s without calling itself too often', (_name, field, isTooDeep) => {
    const codes = lintSchema({ metadata, fields: [field] }).map((problem) => problem.code)
    expect(codes.includes('schema/too-deep')).toBe(isTooDeep)
  })
})
