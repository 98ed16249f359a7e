import type { Problem } from '../schema/problems.ts'
import type { Plan } from './plan.ts'

/** A problem for each pattern of a plan that could not be checked without freezing the page, and was not. Decisions §8. */
export const reportUnenforced = ({ patterns }: Plan, unenforced: ReadonlySet<string>): readonly Problem[] =>
  patterns
    .filter(({ pattern }) => unenforced.has(pattern))
    .map(({ pattern, pointer }) => ({ code: 'validation/pattern-not-enforced', level: 'warning', pointer, args: { pattern } }))
