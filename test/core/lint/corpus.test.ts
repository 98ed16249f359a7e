import { formatProblem, lintSchema } from 'moduleform/lint'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The corpus of real schemas is outside of the project and may be absent. */
const folder = '../shared/corpus/schemas'
const names = existsSync(folder) ? readdirSync(folder) : []

const valueAt = (json: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], json)

test.skipIf(names.length === 0).each(names.length === 0 ? ['the corpus, which is not here'] : names)(
  'says each thing once about %s, at a place that is there',
  (name) => {
    const json: unknown = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
    const problems = lintSchema(json)
    const reports = problems.map((problem) => `${problem.code} ${formatProblem(problem).message}`)
    expect(reports).toEqual([...new Set(reports)])
    for (const { pointer } of problems) expect(valueAt(json, pointer), pointer).toBeDefined()
  },
)
