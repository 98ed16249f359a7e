import type { Condition, Term } from '../schema/model.ts'
import type { CompiledCondition, Operand } from './plan.ts'

// A comparison may hold any key besides its own, `and: null` among them.
const isList = (terms: unknown): terms is readonly Term[] => Array.isArray(terms)

const never: CompiledCondition = { kind: 'or', terms: [] }

/** Where the id of an operand points to. `undefined`: it is unknown. */
export type OperandResolver = (id: string) => Operand | undefined

/** Resolves the ids of a condition, as seen from where its rule stands. */
export const compileCondition = (term: Condition | Term, resolve: OperandResolver): CompiledCondition => {
  const compileTerms = (terms: readonly Term[], kind: 'and' | 'or'): CompiledCondition => ({
    kind,
    terms: terms.map((inner) => compileCondition(inner, resolve)),
  })
  if ('and' in term && isList(term.and)) return compileTerms(term.and, 'and')
  if ('or' in term && isList(term.or)) return compileTerms(term.or, 'or')
  if (!('id' in term)) return never
  return { kind: 'comparison', operand: resolve(term.id), operator: term.operator, value: term.value }
}
