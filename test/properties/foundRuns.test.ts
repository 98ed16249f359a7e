import { readFileSync } from 'node:fs'
import { beforeAll, describe, it } from 'vitest'
import type { Scenario } from './generate/scenarioArbitrary.ts'
import { loadLateCode } from './loadLateCode.ts'
import { runScenario } from './runScenario.ts'

/** A shrunk scenario that once revealed a defect, and where it was found. */
interface FoundDefect {
  readonly showed: string
  readonly seed: number
  readonly path: string
  readonly scenario: Scenario
}

// Read as text, because an imported module would lose a key `__proto__`. `as`: the content was written by runs of these tests.
const foundDefects = JSON.parse(readFileSync(new URL('../fixtures/seeds.json', import.meta.url), 'utf8')) as readonly FoundDefect[]

beforeAll(loadLateCode)

describe('a form, whatever happens to it', () => {
  it.each(foundDefects.map(({ showed, scenario }) => [showed, scenario] as const))('holds its invariants where once %s', (_, scenario) =>
    runScenario(scenario),
  )
})
