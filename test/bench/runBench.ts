import { ownContenders, type ContenderEntry } from './contenders.ts'
import { runCore } from './core/runCore.ts'
import { measureWorks } from './drive/measureWorks.ts'
import { checkGoals, lostGoals } from './goals.ts'
import { readMachine } from './machine.ts'
import { printResults } from './printResults.ts'
import { readVersions } from './readVersions.ts'
import { readRecorded, writeResults, type BenchResults } from './results.ts'
import { works } from './works.ts'

/**
 * Runs the benchmark. `--quick`: us against hand-written React, fewer works, three rounds. `--record`: the results become what the
 * documentation shows and later runs are held to. Fails where a goal that was reached in the recorded run is lost.
 */
export async function runBench(flags: ReadonlySet<string>): Promise<void> {
  const isQuick = flags.has('--quick')
  const machine = readMachine()
  const contenders = isQuick ? quickContenders() : ownContenders
  const rounds = isQuick ? 3 : 7
  const core = await runCore()
  const measured = await measureWorks({
    contenders,
    works: isQuick ? works.filter((work) => work.isQuick) : works,
    rounds,
    report: (line) => console.log(line),
  })
  const medians = {
    ...measured.medians,
    'core open10000': { moduleform: core.open10000 },
    'core change10000': { moduleform: core.change10000 },
  }
  const goals = checkGoals(medians)
  const date = new Date().toISOString()
  const results: BenchResults = { date, machine, rounds, versions: readVersions(contenders), goals, core, ...measured, medians }
  printResults(results)
  const lost = lostGoals(readRecorded()?.goals ?? [], goals)
  for (const { title, value, unit, limit } of lost)
    console.error(`Lost: ${title}: ${value} ${unit}, and no more than ${limit} is the goal.`)
  console.log(`Written: ${writeResults(flags.has('--record') ? 'recorded' : 'last', results)}`)
  if (lost.length > 0 || measured.leftOut['moduleform'] !== undefined) process.exitCode = 1
}

const quickContenders = (): readonly ContenderEntry[] => ownContenders.filter(({ name }) => name !== 'plainDom')

await runBench(new Set(process.argv.slice(1)))
