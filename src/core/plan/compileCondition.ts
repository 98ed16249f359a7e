import type { Comparison, Condition, Term } from '../schema/model.ts'
import type { CompiledCondition, Operand } from './plan.ts'

/** Where the id of an operand points to. `undefined`: it is unknown. */
export type OperandResolver = (id: string) => Operand | undefined

/** Resolves the ids of a condition, as seen from where its rule stands. */
export const compileCondition = (term: Condition | Term, resolve: OperandResolver): CompiledCondition => {
  // `as`: a term is one or the other, and a comparison may hold any key besides its own, `and: null` among them.
  const { and, or } = term as Partial<Record<'and' | 'or', readonly Term[] | null>>
  const terms = and ?? or
  if (terms) return { kind: and ? 'and' : 'or', terms: terms.map((inner) => compileCondition(inner, resolve)) }
  const { id, operator, value } = term as Comparison
  return { kind: 'comparison', operand: resolve(id), operator, value }
}
