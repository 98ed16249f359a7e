import { parseSchema, type Problem } from 'moduleform/core'
import { formatProblem } from 'moduleform/lint'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkObjects } from '../../../src/core/lint/lintSchemaWith.ts'
import { openSubject } from '../../../src/core/lint/subject.ts'

interface Fixture {
  description: string
  schema: unknown
  expected?: unknown
  problems: readonly Pick<Problem, 'code' | 'level' | 'pointer'>[]
}

const folder = 'test/fixtures/schema'
const fixtures = readdirSync(folder).map((name) => ({ name, ...(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Fixture) }))
const aliasCodes = /^(key\/alias|choices\/(?!more)|content\/(no|bare)-type|rules\/(bare|both|missing|unknown-apply))/

const inOrder = (problems: Fixture['problems']) => problems.map(({ code, level, pointer }) => `${pointer} ${level} ${code}`).sort()

describe.each(fixtures)('$name', ({ description, schema, expected, problems }) => {
  const before = structuredClone(schema)
  const result = parseSchema(schema)
  const { subject, problems: ofReading } = openSubject(schema)
  const found = [...ofReading, ...checkObjects(subject)]

  test(description, () => {
    expect(ofReading).toMatchObject(result.problems)
    expect(inOrder(found)).toEqual(inOrder(problems))
    if (expected !== undefined) expect(result.schema).toEqual(expected)
  })

  test('leaves its input as it was, and gives a schema that reads as itself', () => {
    expect(schema).toEqual(before)
    const again = parseSchema(result.schema)
    expect(again.schema).toEqual(result.schema)
    expect(again.problems.filter(({ code }) => aliasCodes.test(code))).toEqual([])
  })

  test('has problems that can be put into words', () => {
    for (const problem of found) {
      const { message, hint } = formatProblem(problem)
      expect(message).toContain(problem.pointer === '' ? 'At the root' : `At ${problem.pointer}`)
      expect(`${message} ${hint}`).not.toMatch(/undefined|\[object/)
    }
  })
})
