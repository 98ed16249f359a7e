import type { Problem } from '../../../core/schema/problems.ts'

/** More problems than before, or more errors or warnings of one code. */
export const isWorse = (before: readonly Problem[], after: readonly Problem[]): boolean => {
  if (after.length > before.length) return true
  const earlier = countGrave(before)
  return [...countGrave(after)].some(([code, count]) => count > (earlier.get(code) ?? 0))
}

const countGrave = (problems: readonly Problem[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { code, level } of problems) if (level !== 'info') counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}
