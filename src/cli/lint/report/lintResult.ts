import type { FileReport } from '../finding.ts'

/** What a report is made of. */
export interface LintResult {
  readonly reports: readonly FileReport[]
  /** So many warnings are no failure. */
  readonly maxWarnings: number
  /** Errors only are shown; the rest counts all the same. */
  readonly isQuiet: boolean
  /** Changes that `--fix` has made, or would have made. */
  readonly fixedCount: number
  readonly isDryRun: boolean
  /** Of the package. */
  readonly version: string
  /** For people alone: whether colours are understood, and how wide a line may be. */
  readonly isColoured: boolean
  readonly columns: number
}
