import type { Problem } from '../../../core/schema/problems.ts'

export const isFixable = (_problem: Problem): boolean => false
