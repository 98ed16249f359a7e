export type { Sentence } from './core/lint/check.ts'
export { formatProblem } from './core/lint/formatProblem.ts'
export { lintAnswer } from './core/lint/lintAnswer.ts'
export { lintSchema } from './core/lint/lintSchema.ts'
