import type { Edits } from './fix/textEdit.ts'
import type { LineIndex } from './source/lineIndex.ts'
import type { Span } from './source/sourceNode.ts'
import type { ProblemLevel } from '../../core/schema/problems.ts'

/** One problem, with its place in the file. */
export interface Finding {
  /** Stable: `rules/unknown-operand`, or `source/…` for a fault in the text itself. */
  readonly code: string
  readonly level: ProblemLevel
  /** What is wrong, without the place. */
  readonly message: string
  readonly hint: string
  /** JSON Pointer from the root of the file. */
  readonly pointer: string
  readonly span: Span
  /** `--fix` can fix it. */
  readonly isFixable: boolean
  /** The edits that fix this finding alone, for editors; empty if they cannot be given. */
  readonly edits: Edits
}

/** The findings of one file, in the order of its text. */
export interface FileReport {
  /** As displayed: relative to the working directory, with forward slashes. */
  readonly name: string
  /** As displayed, with secrets masked. */
  readonly text: string
  readonly lines: LineIndex
  readonly findings: readonly Finding[]
  /** Findings that `--fix` has fixed, or would fix, at their original places; absent without that option. */
  readonly fixed?: readonly Finding[]
  /** The patch that `--dry-run` shows, as `git apply` accepts it. */
  readonly patch?: string
}

/** The input of a report. */
export interface LintResult {
  readonly reports: readonly FileReport[]
  /** Sentences about what could not be read or written. */
  readonly failures: readonly string[]
  /** Up to this many warnings the run still succeeds. */
  readonly maxWarnings: number
  /** Only errors are shown; warnings still count. */
  readonly isQuiet: boolean
  /** Findings that `--fix` has fixed, or would fix. */
  readonly fixedCount: number
  readonly isDryRun: boolean
  /** Version of the package. */
  readonly version: string
  /** A person or a CI log reads the report, not a program: control characters and log commands must be escaped. */
  readonly isWatched: boolean
  /** Only for text reports: whether colours are supported, and the width of a line. */
  readonly isColoured: boolean
  readonly columns: number
}

export type Counts = Readonly<Record<ProblemLevel | 'fixable', number>>

/** How many findings of each level there are, and how many `--fix` can fix. */
export const countFindings = (reports: readonly FileReport[]): Counts => {
  const counts = { error: 0, warning: 0, info: 0, fixable: 0 }
  for (const { level, isFixable } of reports.flatMap(({ findings }) => findings)) {
    counts[level] += 1
    if (isFixable) counts.fixable += 1
  }
  return counts
}

/** Lines and columns from 1, columns in UTF-16 code units; `endColumn` is exclusive. */
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
