import { systemClock } from './client/clock.ts'
import type { ModuleFormProps } from './moduleFormProps.ts'
import { createExpressionParts, type ExpressionNeeds } from './react/expressions/createExpressionParts.tsx'
import type { ExpressionParts } from './react/formContext.ts'
import { Completions } from './widgets/completions/Completions.tsx'
import { filterCompletions } from './widgets/completions/filterCompletions.ts'

type Needs = Pick<ExpressionNeeds, 'restoring' | 'pathOf' | 'report'> & { readonly props: () => ModuleFormProps }

/** The additional parts of forms with references to earlier steps; loaded on demand. */
export const createExpressions = ({ props, ...needs }: Needs): ExpressionParts =>
  createExpressionParts({
    ...needs,
    Completions,
    filterCompletions,
    templates: () => props().templates,
    clock: () => props().clock ?? systemClock,
  })
