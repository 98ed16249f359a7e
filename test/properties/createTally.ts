import { featuresOf } from './generate/featuresOf.ts'
import type { Scenario } from './generate/scenarioArbitrary.ts'

/** Each kind must occur at least once per 200 steps or scenarios: rarer ones prove nothing. */
const leastShare = 0.005

/** Counts the steps and scenarios of all runs. */
export function createTally() {
  const steps = new Map<string, number>()
  const features = new Map<string, number>()
  let scenarios = 0
  const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((one, other) => one + other, 0)
  const lines = (counts: ReadonlyMap<string, number>, all: number) =>
    [...counts].sort((a, b) => b[1] - a[1]).map(([name, count]) => `${((100 * count) / all).toFixed(1).padStart(6)} %  ${name}`)

  return {
    step: (name: string) => add(steps, name),
    scenario: (scenario: Scenario) => {
      scenarios += 1
      for (const [feature, isThere] of Object.entries(featuresOf(scenario))) {
        features.set(feature, (features.get(feature) ?? 0) + (isThere ? 1 : 0))
      }
    },
    /** How often each step occurred, and how many scenarios had each feature. */
    describe: (): string =>
      [
        `${sum(steps).toLocaleString('en')} steps:`,
        ...lines(steps, sum(steps)),
        `${scenarios.toLocaleString('en')} scenarios:`,
        ...lines(features, scenarios),
      ].join('\n'),
    /** The names that occurred too rarely. */
    rare: (names: readonly string[]): readonly string[] => [
      ...names.filter((name) => (steps.get(name) ?? 0) < leastShare * sum(steps)),
      ...[...features].filter(([, count]) => count < leastShare * scenarios).map(([name]) => name),
    ],
  }
}

export type Tally = ReturnType<typeof createTally>
