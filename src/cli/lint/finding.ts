import type { Edits } from './fix/textEdit.ts'
import type { LineIndex } from './source/lineIndex.ts'
import type { Span } from './source/sourceNode.ts'
import type { ProblemLevel } from '../../core/schema/problems.ts'

/** One deviation, with its place in the file. */
export interface Finding {
  /** Stable: `rules/unknown-operand`, or `source/…` where the text itself is at fault. */
  readonly code: string
  readonly level: ProblemLevel
  /** What is wrong, without the place. */
  readonly message: string
  readonly hint: string
  /** JSON Pointer from the root of the file. */
  readonly pointer: string
  readonly span: Span
  /** `--fix` mends it. */
  readonly isFixable: boolean
  /** What would mend it alone, for editors; empty where it cannot be shown so. */
  readonly edits: Edits
}

/** What was found in one file, in the order of its text. */
export interface FileReport {
  /** As shown: relative to the folder of the terminal, with forward slashes. */
  readonly name: string
  /** As shown, with secrets masked. */
  readonly text: string
  readonly lines: LineIndex
  readonly findings: readonly Finding[]
  /** What `--fix` has mended, or would have mended, at the places before; absent without it. */
  readonly fixed?: readonly Finding[]
  /** What `--dry-run` shows, as `git apply` takes it. */
  readonly patch?: string
}

/** What a report is made of. */
export interface LintResult {
  readonly reports: readonly FileReport[]
  /** So many warnings are no failure. */
  readonly maxWarnings: number
  /** Errors only are shown; the rest counts all the same. */
  readonly isQuiet: boolean
  /** Findings that `--fix` has mended, or would have mended. */
  readonly fixedCount: number
  readonly isDryRun: boolean
  /** Of the package. */
  readonly version: string
  /** A person or the log of a CI reads the report, and no program: nothing raw may stand in it. */
  readonly isWatched: boolean
  /** For people alone: whether colours are understood, and how wide a line may be. */
  readonly isColoured: boolean
  readonly columns: number
}

export type Counts = Readonly<Record<ProblemLevel | 'fixable', number>>

/** How many findings of each level there are, and how many `--fix` can mend. */
export const countFindings = (reports: readonly FileReport[]): Counts => {
  const counts = { error: 0, warning: 0, info: 0, fixable: 0 }
  for (const { level, isFixable } of reports.flatMap(({ findings }) => findings)) {
    counts[level] += 1
    if (isFixable) counts.fixable += 1
  }
  return counts
}

/** Lines and columns from 1, columns in UTF-16 code units; `endColumn` is the one behind the last. */
export interface FindingRange {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

export const findingRange = (report: FileReport, { span }: Pick<Finding, 'span'>): FindingRange => rangeOf(report, span)

export const rangeOf = ({ lines }: FileReport, span: Span): FindingRange => {
  const { line, column } = lines.positionAt(span.start)
  const end = lines.positionAt(span.end)
  return { line, column, endLine: end.line, endColumn: end.column }
}
