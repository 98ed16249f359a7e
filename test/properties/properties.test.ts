// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scenario } from './generate/scenarioArbitrary.ts'
import { runScenario } from './runScenario.ts'

const deepRuns = Number(process.env['MODULEFORM_RUNS'] ?? 0)
const runs = 500
const fixedSeed = 20_261_101

async function check(seed: number, numRuns: number) {
  const details = await fc.check(fc.asyncProperty(scenario, runScenario), { seed, numRuns, endOnFailure: false })
  const { failed, counterexamplePath, errorInstance, counterexample } = details
  const text = failed ? `seed ${seed}, path ${counterexamplePath}\n${JSON.stringify(counterexample)}\n${String(errorInstance)}` : ''
  expect(text).toBe('')
}

describe('a form, whatever happens to it', () => {
  it('holds its invariants with a fixed seed', () => check(fixedSeed, runs), 600_000)

  it('holds its invariants with a fresh seed', () => {
    const seed = Date.now() % 2 ** 31
    console.log(`properties: ${deepRuns || runs} runs with the fresh seed ${seed}`)
    return check(seed, deepRuns || runs)
  }, 7_200_000)
})
