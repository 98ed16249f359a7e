import fc from 'fast-check'
import { createTally, type Tally } from './createTally.ts'
import { scenario } from './generate/scenarioArbitrary.ts'
import { runScenario } from './runScenario.ts'

/** Few enough that any of them is soon played again. */
export const runsOfSeed = 500
/** Milliseconds for making a scenario that fails smaller; it fails as well if they do not suffice. */
const shrinkingTime = 60_000
/** Seeds that fail, after which enough is known. */
const mostFailures = 5

interface Outcome {
  readonly runs: number
  /** One text for each seed that failed: how to play it again, the scenario made small, what was done in it and what was violated. */
  readonly failures: readonly string[]
  readonly tally: Tally
}

const property = (tally?: Tally) => fc.asyncProperty(scenario, (one) => runScenario(one, tally))

/** Plays so many random scenarios: `runsOfSeed` with the seed given, as many with the one after it, and so on. */
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

/** Looks for a small scenario that fails, in bounded time: a red run ends like a green one. */
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
