import { compilePlan } from '../plan/compilePlan.ts'
import { parseSchema } from '../schema/parseSchema.ts'
import type { Problem } from '../schema/problems.ts'

/**
 * All that can be said of a schema as a module sent it: what deviates from the specification, and what cannot be meant. Never throws; `[]` for a good one.
 *
 * @example lintSchema({ fields: [] }) // [{ code: 'schema/no-metadata', level: 'warning', pointer: '', args: {} }]
 */
export const lintSchema = (json: unknown): readonly Problem[] => {
  const { schema, problems } = parseSchema(json)
  return [...problems, ...compilePlan(schema).problems]
}
