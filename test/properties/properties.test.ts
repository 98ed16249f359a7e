import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadCalls } from '../../src/client/createModuleClient.ts'
import { loadHistory } from '../../src/store/history/historyEffect.ts'
import { loadReloading } from '../../src/store/schema/loadReloading.ts'
import { loadKeeping } from '../../src/store/schema/storageEffect.ts'
import type { Scenario } from './generate/scenarioArbitrary.ts'
import { playRandomly, runsOfSeed } from './playRandomly.ts'
import { stepNames } from './stepNames.ts'
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

// The manual clock must not start before the lazy code for requests has loaded.
beforeAll(() => Promise.all([loadCalls(), loadHistory(), loadReloading(), loadKeeping()]))

const fixedSeed = 20_261_101
/** New scenarios are left to long runs, so that the normal test run is deterministic. */
const freshRuns = Number(process.env['MODULEFORM_RUNS'] ?? 0)
const freshSeed = Number(process.env['MODULEFORM_SEED'] ?? Date.now() % 2 ** 31)

async function play(seed: number, count: number) {
  console.log(`properties: ${count.toLocaleString('en')} runs, seed ${seed} and those after it, ${runsOfSeed} runs each`)
  const start = performance.now()
  const { runs: played, failures, tally } = await playRandomly(seed, count)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${played.toLocaleString('en')} runs, ${failures.length} failures, ${seconds} s`)
  if (count >= 5000 || failures.length > 0 || 'MODULEFORM_STEPS' in process.env) console.log(tally.describe())
  if (failures.length > 0) throw new Error(failures.join('\n\n'))
  // In fewer runs, the shares would be random.
  if (count >= 5000) expect(tally.rare(stepNames)).toEqual([])
}

describe('a form, whatever happens to it', () => {
  it.each(foundDefects.map(({ showed, scenario }) => [showed, scenario] as const))('holds its invariants where once %s', (_, scenario) =>
    runScenario(scenario),
  )

  it('holds its invariants with a fixed seed', () => play(fixedSeed, 1000), 600_000)

  if (freshRuns > 0) it('holds its invariants with a fresh seed', () => play(freshSeed, freshRuns), 7_200_000)
})
