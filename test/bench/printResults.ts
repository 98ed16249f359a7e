import type { BenchResults } from './results.ts'

/** Prints the tables of a run. */
export function printResults({
  machine,
  versions,
  chromium,
  rounds,
  medians,
  core,
  limits,
  goals,
  leftOut,
  measuredOnce,
}: BenchResults): void {
  console.log(`${machine.cpu}, ${machine.cores} cores, load ${machine.load}; Chromium ${chromium}; medians of ${rounds} rounds`)
  console.log(versions)
  console.table(medians)
  console.table(
    Object.fromEntries(Object.entries(core.works).map(([name, { milliseconds, exponent }]) => [name, { ...milliseconds, exponent }])),
  )
  console.table(limits)
  console.table(goals)
  if (measuredOnce.length > 0) console.log(`Took long, measured in one round only: ${measuredOnce.join('; ')}`)
  for (const [name, reason] of Object.entries(leftOut)) console.log(`Left out: ${name}. ${reason}`)
}
