import fc from 'fast-check'
import { createTally, type Tally } from './createTally.ts'
import { scenario } from './generate/scenarioArbitrary.ts'
import { runScenario } from './runScenario.ts'

/** Small, so that each run is quick to replay. */
export const runsOfSeed = 500
/** Time limit for shrinking a failing scenario, in milliseconds; the test fails in any case. */
const shrinkingTime = 60_000
/** After this many failing seeds the search stops. */
const mostFailures = 5

interface Outcome {
  readonly runs: number
  /** One text for each failing seed: how to replay it, the shrunk scenario, its steps and the violation. */
  readonly failures: readonly string[]
  readonly tally: Tally
}

const property = (tally?: Tally) => fc.asyncProperty(scenario, (one) => runScenario(one, tally))

/** Plays this many random scenarios: `runsOfSeed` with the given seed, as many with the next one, and so on. */
export async function playRandomly(firstSeed: number, runs: number): Promise<Outcome> {
  const failures: string[] = []
  const tally = createTally()
  let played = 0
  for (let seed = firstSeed; played < runs && failures.length < mostFailures; seed += 1) {
    const outcome = await fc.check(property(tally), { seed, numRuns: Math.min(runsOfSeed, runs - played), endOnFailure: true })
    played += outcome.numRuns
    if (outcome.failed) failures.push(await describeFailure(seed, outcome.counterexamplePath ?? ''))
  }
  return { runs: played, failures, tally }
}

/** Shrinks a failing scenario in limited time, so that a failing run ends too. */
async function describeFailure(seed: number, path: string): Promise<string> {
  const { counterexample, counterexamplePath, errorInstance } = await fc.check(property(), {
    seed,
    path,
    numRuns: 1,
    interruptAfterTimeLimit: shrinkingTime,
  })
  const replay = `Again: MODULEFORM_SEED=${seed} npx vitest run --project unit test/properties. Once mended, keep it in test/fixtures/seeds.json:`
  const found = { seed, path: counterexamplePath ?? path, scenario: counterexample?.[0] }
  return [`Seed ${seed}, path ${found.path}. ${replay}`, JSON.stringify(found), String(errorInstance)].join('\n')
}
