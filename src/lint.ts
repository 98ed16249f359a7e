export { formatProblem } from './core/lint/formatProblem.ts'
