import type { Problem, ProblemCode } from 'moduleform/core'
import { formatProblem, lintSchema } from 'moduleform/lint'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checks, checksOfSchemas } from '../../../src/core/lint/checks.ts'
import { readJson } from '../../../src/core/schema/readJson.ts'

interface Fixture {
  readonly pointer: string
  readonly schema: unknown
}

const folder = 'test/fixtures/lint'
const read = (code: string, kind: 'bad' | 'good'): Fixture => JSON.parse(readFileSync(`${folder}/${code}.${kind}.json`, 'utf8')) as Fixture

const metadata = { workflows_module_schema_version: '1.0.0' }
const list = <Entry>(count: number, entryAt: (index: number) => Entry) => Array.from({ length: count }, (_, index) => entryAt(index))
const field = (id: string, more: object = {}) => ({ id, type: 'string', label: id, ...more })

/** Faults that need more than a small JSON file. */
const made: ReadonlyMap<string, Fixture> = new Map([
  ['schema/not-json', { pointer: '/fields/0/default', schema: { metadata, fields: [field('a', { default: 5n })] } }],
  [
    'schema/inexact-number',
    {
      pointer: '/fields/0/default',
      schema: readJson(JSON.stringify({ metadata, fields: [field('a', { default: 5 })] }).replace('5', '1e400')),
    },
  ],
  ['schema/too-large', { pointer: '/fields/1/rows', schema: { metadata, fields: [field('b'), field('a', { rows: Array(2 ** 32 - 1) })] } }],
  ['schema/too-many-fields', { pointer: '/fields/20000', schema: { metadata, fields: list(20_001, (index) => field(`f${index}`)) } }],
  [
    'validation/pattern-too-long',
    {
      pointer: '/fields/0/validation/pattern',
      schema: { metadata, fields: [field('a', { validation: { pattern: 'a?'.repeat(2_501) } })] },
    },
  ],
  [
    'choices/more',
    { pointer: '/fields/0/choices/values', schema: { metadata, fields: [field('a', { choices: { values: list(101, String) } })] } },
  ],
])
const good: Fixture = { pointer: '', schema: { metadata, fields: [field('a')] } }

const all = Object.values(checks)
const levelsOf = new Map(checksOfSchemas.map(({ code, level }) => [code, level]))
const ofSchemas = [...levelsOf.keys()]
const levels: readonly Problem['level'][] = ['info', 'warning', 'error']
const inWords = (problems: readonly Problem[]) => problems.map((problem) => `${problem.level} ${problem.code} ${problem.pointer}`)

/** Problems with at least the level of the code, without those that the made faults cause besides. */
const atLevelOf = (code: ProblemCode, problems: readonly Problem[]) =>
  problems.filter(
    (problem) =>
      levels.indexOf(problem.level) >= levels.indexOf(levelsOf.get(code) ?? 'error') &&
      (problem.code === code || (!made.has(code) && problem.level !== 'info')),
  )

describe.each(ofSchemas)('%s', (code) => {
  const { pointer, schema } = made.get(code) ?? read(code, 'bad')

  test('is all that is found where it is wrong', { timeout: 60_000 }, () => {
    const level = levelsOf.get(code)
    expect(inWords(atLevelOf(code, lintSchema(schema)))).toEqual([`${level} ${code} ${pointer}`])
  })

  test('is not found where it is right, nor anything above info', () => {
    const found = lintSchema((made.has(code) ? good : read(code, 'good')).schema)
    expect(inWords(found.filter((problem) => problem.code === code || problem.level !== 'info'))).toEqual([])
  })

  test('is said in words that name the place and what to do', () => {
    const found = lintSchema(schema).find((problem) => problem.code === code)
    const { message, hint } = found ? formatProblem(found) : { message: '', hint: '' }
    expect(message).toMatch(/\.$/)
    expect(hint).toMatch(/[.?]$/)
    expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN/)
  })
})

test('every check stands under its own code, and says where it is written', () => {
  expect(all.map(({ code }) => code)).toEqual(Object.keys(checks))
  for (const { section, summary } of all) {
    expect(section).toMatch(/^(Specification|Decisions)/)
    expect(summary).toMatch(/^["A-Z].*\.$/)
  }
})

test('every fixture belongs to a check', () => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))
  const codes = paths.map((path) => path.replaceAll('\\', '/').replace(/\.(bad|good)\.json$/, ''))
  expect(new Set(codes)).toEqual(new Set(ofSchemas.filter((code) => !made.has(code))))
})
