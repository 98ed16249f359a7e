import { createExpressionParts, type ExpressionNeeds } from './react/expressions/createExpressionParts.tsx'
import type { ExpressionParts } from './react/formContext.ts'
import { Completions } from './widgets/completions/Completions.tsx'

/** All that forms with references to earlier steps need besides: loaded late. */
export const createExpressions = (needs: Omit<ExpressionNeeds, 'Completions'>): ExpressionParts =>
  createExpressionParts({ ...needs, Completions })
