import type { PlacedRule } from '../../plan/placeRules.ts'
import { isRow } from '../../plan/plan.ts'
import type { Comparison, Condition, Term } from '../../schema/model.ts'
import { anyRow, type Template } from '../../values/path.ts'
import type { Subject } from '../subject.ts'
import { statesOf } from '../operatorRows.ts'
import { anyState, bothStates, isPossible, type States } from './states.ts'

/** A comparison, or its negation. */
interface Atom {
  readonly comparison: Comparison
  readonly isNegated: boolean
}

/** Comparisons that hold together. A condition holds if one of its clauses does. */
type Clause = readonly Atom[]

/** A condition with more clauses than this is not checked: it is unlikely to be a slip. */
const clauseLimit = 64

/** Two conditions with more combinations than this are not compared. */
const pairLimit = 256

/** A condition, or its negation, as clauses; `undefined` if there are too many. */
const clausesOf = (term: Condition | Term, isNegated: boolean): readonly Clause[] | undefined => {
  if ('and' in term && Array.isArray(term.and)) return combine(term.and, isNegated, isNegated)
  if ('or' in term && Array.isArray(term.or)) return combine(term.or, !isNegated, isNegated)
  return 'id' in term ? [[{ comparison: term, isNegated }]] : undefined
}

const combine = (terms: readonly Term[], isAny: boolean, isNegated: boolean): readonly Clause[] | undefined => {
  // An empty list has a check of its own.
  if (terms.length === 0) return undefined
  let clauses: readonly Clause[] = isAny ? [] : [[]]
  for (const term of terms) {
    const own = clausesOf(term, isNegated)
    if (own === undefined) return undefined
    clauses = isAny ? [...clauses, ...own] : clauses.flatMap((clause) => own.map((more) => [...clause, ...more]))
    if (clauses.length > clauseLimit) return undefined
  }
  return clauses
}

/** The states that a clause requires of each field; fields without a known state are absent. */
type StatesByField = ReadonlyMap<Template, States>

/** A condition as the states it requires of fields, once for each way to fulfil it. */
export interface Reading {
  readonly ways: readonly StatesByField[]
}

/** Reads a condition, or its negation. `undefined` if it cannot be decided. */
export const readCondition = (subject: Subject, { rule, scope }: PlacedRule, isNegated = false): Reading | undefined => {
  const clauses = clausesOf(rule.if, isNegated)
  return clauses && { ways: clauses.map((clause) => readClause(subject, clause, scope)) }
}

const readClause = (subject: Subject, clause: Clause, scope: Template): StatesByField => {
  const byField = new Map<Template, States>()
  for (const { comparison, isNegated } of clause) {
    const template = subject.resolve(comparison.id, scope)?.template
    if (template === undefined || !isSingle(subject, template, scope)) continue
    const states = statesOf(comparison, typeOf(subject, template), isNegated)
    // A comparison that no value fulfils has a check of its own.
    if (states && isPossible(states, typeOf(subject, template)))
      byField.set(template, bothStates(byField.get(template) ?? anyState, states))
  }
  return byField
}

/** A field with many values is excluded: each comparison may hold for a different one. */
const isSingle = (subject: Subject, template: Template, scope: Template): boolean => {
  const rows = template.lastIndexOf(`/${anyRow}`)
  const isOfOneRow = rows === -1 || `${scope}/`.startsWith(`${template.slice(0, rows)}/${anyRow}/`)
  return isOfOneRow && !isRow(template) && typeOf(subject, template) !== 'array'
}

const typeOf = ({ known }: Subject, template: Template): string | undefined => known.get(template)?.type

/** The field that makes a way impossible. */
export const findClash = (subject: Subject, way: StatesByField): Template | undefined =>
  [...way].find(([template, states]) => !isPossible(states, typeOf(subject, template)))?.[0]

/** Whether two conditions can hold at once; `undefined` if they cannot. */
export const findOverlap = (subject: Subject, one: Reading, other: Reading): { readonly isAboutSame: boolean } | undefined => {
  if (one.ways.length * other.ways.length > pairLimit) return undefined
  for (const way of one.ways) {
    for (const second of other.ways) {
      const shared = [...way.keys()].filter((template) => second.has(template))
      const joined = new Map(
        shared.map((template) => [template, bothStates(way.get(template) ?? anyState, second.get(template) ?? anyState)]),
      )
      if (findClash(subject, way) || findClash(subject, second) || findClash(subject, joined)) continue
      return { isAboutSame: shared.length > 0 }
    }
  }
  return undefined
}
