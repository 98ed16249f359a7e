export { formatProblem } from './core/lint/formatProblem.ts'
export { lintSchema } from './core/lint/lintSchema.ts'
