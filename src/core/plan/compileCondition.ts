import type { Condition, Term } from '../schema/model.ts'
import type { Template } from '../values/path.ts'
import type { CompiledCondition, Operand } from './plan.ts'
import { sharedRowsOf } from './templates.ts'

// A comparison may hold any key besides its own, `and: null` among them.
const isList = (terms: unknown): terms is readonly Term[] => Array.isArray(terms)

const never: CompiledCondition = { kind: 'or', terms: [] }

/** Where the id of an operand points to, as seen from outside all rows. `undefined`: it is unknown. */
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

/** The same condition as read for one target: operands share the rows they have in common with it. Decisions §3. */
export const bindCondition = (condition: CompiledCondition, target: Template): CompiledCondition => {
  if (condition.kind !== 'comparison') return { ...condition, terms: condition.terms.map((term) => bindCondition(term, target)) }
  const { operand } = condition
  return operand ? { ...condition, operand: { ...operand, sharedRows: sharedRowsOf(operand.template, target) } } : condition
}
