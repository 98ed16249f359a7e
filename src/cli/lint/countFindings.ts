import type { ProblemLevel } from '../../core/schema/problems.ts'
import type { FileReport } from './finding.ts'

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
