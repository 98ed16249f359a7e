import { parseSchema } from 'moduleform/core'
import { formatProblem } from 'moduleform/lint'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The corpus of real schemas is outside of the project and may be absent. */
const folder = '../shared/corpus/schemas'
const names = existsSync(folder) ? readdirSync(folder) : []

/** Ids of all field definitions in a schema, found without the parser. */
const idsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  const { fields, properties, items, id, type } = value as Record<string, unknown>
  return [...(typeof id === 'string' && type !== undefined ? [id] : []), ...[fields, properties, items].flatMap(idsIn)]
}

test.skipIf(names.length === 0).each(names.length === 0 ? ['the corpus, which is not here'] : names)('reads %s', (name) => {
  const json: unknown = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
  const { schema, problems } = parseSchema(json)

  expect(idsIn(schema)).toEqual(idsIn(json))
  expect(parseSchema(schema).schema).toEqual(schema)
  const reports = problems.map((problem) => `${problem.code} ${formatProblem(problem).message}`)
  expect(reports).toEqual([...new Set(reports)])
  for (const { pointer } of problems) expect(valueAt(json, pointer), pointer).toBeDefined()
})

const valueAt = (json: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], json)
