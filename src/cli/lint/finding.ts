import type { ProblemLevel } from '../../core/schema/problems.ts'
import type { LineIndex } from './source/lineIndex.ts'
import type { Span } from './source/sourceNode.ts'

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
  /** `--fix` can mend it. */
  readonly isFixable: boolean
}

/** What was found in one file, in the order of its text. */
export interface FileReport {
  /** As shown: relative to the folder of the terminal, with forward slashes. */
  readonly name: string
  /** As shown, with secrets masked. */
  readonly text: string
  readonly lines: LineIndex
  readonly findings: readonly Finding[]
}
