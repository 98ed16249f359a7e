import { compareKeys } from './compareKeys.ts'
import { runCore, runLimits } from './core/runCore.ts'
import { measureWorks } from './drive/measureWorks.ts'
import { checkGoals, lostGoals } from './goals.ts'
import { installPeers } from './installPeers.ts'
import { readMachine } from './machine.ts'
import { printResults } from './printResults.ts'
import { readFlags, type BenchFlags } from './readFlags.ts'
import { readVersions } from './readVersions.ts'
import { readRecorded, writeResults, type BenchResults } from './results.ts'
import { works } from './works.ts'

const report = (line: string) => console.log(line)

/** Runs the benchmark and fails if a goal that the recorded run reached is missed. */
export async function runBench(flags: BenchFlags): Promise<void> {
  if (flags.isLimitsOnly) return showLimits()
  if (flags.against !== undefined) return showAgainst(flags.against, flags.rounds)
  const { isQuick, isRecorded, rounds, budget, contenders } = flags
  const deadline = performance.now() + budget
  if (contenders.some(({ npmPackage }) => npmPackage !== undefined)) await installPeers(report)
  const machine = readMachine()
  const core = await runCore()
  const limits = isQuick ? {} : await runLimits()
  const measured = await measureWorks({
    contenders,
    works: isQuick ? works.filter((work) => work.isQuick) : works,
    rounds,
    deadline,
    report,
  })
  const medians = {
    ...measured.medians,
    'core open10000': { moduleform: core.open10000 },
    'core change10000': { moduleform: core.change10000 },
  }
  const goals = checkGoals(medians, limits)
  const results: BenchResults = {
    date: new Date().toISOString(),
    machine,
    versions: readVersions(contenders),
    goals,
    core,
    limits,
    ...measured,
    medians,
  }
  printResults(results)
  const lost = lostGoals(readRecorded()?.goals ?? [], goals)
  for (const { title, value, unit, limit } of lost)
    console.error(`Lost: ${title}: ${value} ${unit}, and no more than ${limit} is the goal.`)
  report(`Written: ${writeResults(isRecorded ? 'recorded' : 'last', results)}`)
  const isWhole = Object.keys(measured.leftOut).every((name) => !name.startsWith('moduleform'))
  if (lost.length > 0 || !isWhole) process.exitCode = 1
}

/** Measures only the cost of schemas, and fails if a limit is exceeded. */
async function showLimits(): Promise<void> {
  const limits = await runLimits()
  const goals = checkGoals({}, limits)
  console.table(limits)
  console.table(goals)
  if (goals.some(({ isReached }) => !isReached)) process.exitCode = 1
}

/** Compares key presses of this checkout with those of another commit, and fails if they have become slower. */
async function showAgainst(commit: string, rounds: number): Promise<void> {
  const comparison = await compareKeys(commit, rounds, report)
  console.log(`This checkout against ${comparison.commit}, medians of ${comparison.rounds} rounds, on ${machineLine()}`)
  console.table(comparison.rows)
  if (!comparison.isReached) process.exitCode = 1
}

const machineLine = (): string => {
  const { cpu, cores, load } = readMachine()
  return `${cpu}, ${cores} cores, load ${load}`
}

await runBench(readFlags(process.argv.slice(1)))
