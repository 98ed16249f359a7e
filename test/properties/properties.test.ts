import { beforeAll, describe, expect, it } from 'vitest'
import { loadLateCode } from './loadLateCode.ts'
import { playRandomly, runsOfSeed } from './playRandomly.ts'
import { stepNames } from './stepNames.ts'

beforeAll(loadLateCode)

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
  it('holds its invariants with a fixed seed', () => play(fixedSeed, 1000), 600_000)

  if (freshRuns > 0) it('holds its invariants with a fresh seed', () => play(freshSeed, freshRuns), 7_200_000)
})
