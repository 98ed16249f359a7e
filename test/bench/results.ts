import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LimitReadings } from './core/limits/measureLimits.ts'
import type { CoreResult } from './core/measureCore.ts'
import type { Measured } from './drive/measureWorks.ts'
import type { GoalResult } from './goals.ts'
import type { Machine } from './machine.ts'

/** One run of the benchmark, as stored in its file. */
export interface BenchResults extends Measured {
  /** ISO 8601. */
  readonly date: string
  readonly machine: Machine
  /** By library, and for React and Node. */
  readonly versions: Readonly<Record<string, string>>
  readonly goals: readonly GoalResult[]
  readonly core: CoreResult
  /** Absent in runs recorded before it was measured. */
  readonly limits?: LimitReadings
}

/** The recorded run, which the documentation shows and later runs are compared with; and the last one, for information. */
const files = {
  recorded: fileURLToPath(new URL('results.json', import.meta.url)),
  last: fileURLToPath(new URL('../../test-results-bench.json', import.meta.url)),
} as const

export function readRecorded(): BenchResults | undefined {
  // `as`: written by writeResults.
  return existsSync(files.recorded) ? (JSON.parse(readFileSync(files.recorded, 'utf8')) as BenchResults) : undefined
}

export function writeResults(which: keyof typeof files, results: BenchResults): string {
  writeFileSync(files[which], `${JSON.stringify(results, null, 2)}\n`)
  return files[which]
}
