import type { PlacedRule } from '../../plan/placeRules.ts'
import { isRow } from '../../plan/plan.ts'
import { controlOf } from '../../schema/fieldTypes.ts'
import type { Comparison, Condition, Term } from '../../schema/model.ts'
import { anyRow, type Template } from '../../values/path.ts'
import type { Subject } from '../subject.ts'
import { statesOf } from '../operatorRows.ts'
import { anyState, bothStates, isPossible, type States } from './states.ts'

/** A comparison, or what it is not. */
interface Atom {
  readonly comparison: Comparison
  readonly isNegated: boolean
}

/** Comparisons that hold together. A condition holds if one of its clauses does. */
type Clause = readonly Atom[]

/** More clauses than this, and nothing is said: conditions like that are no slips. */
const clauseLimit = 64

/** Two conditions with more ways than this together are not compared. */
const pairLimit = 256

/** A condition, or its negation, as clauses; `undefined` where there are too many. */
const clausesOf = (term: Condition | Term, isNegated: boolean): readonly Clause[] | undefined => {
  if ('and' in term && Array.isArray(term.and)) return combine(term.and, isNegated, isNegated)
  if ('or' in term && Array.isArray(term.or)) return combine(term.or, !isNegated, isNegated)
  return 'id' in term ? [[{ comparison: term, isNegated }]] : undefined
}

const combine = (terms: readonly Term[], isAny: boolean, isNegated: boolean): readonly Clause[] | undefined => {
  // What is empty is said to be so.
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

/** The states of each field a clause is about; of the others nothing can be said. */
type StatesByField = ReadonlyMap<Template, States>

/** A condition as what it asks of fields, once for each way in which it can hold. */
export interface Reading {
  readonly ways: readonly StatesByField[]
}

/** Reads a condition, or its negation. `undefined` where nothing can be said. */
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
    // What no value fits by itself is said of the comparison.
    if (states && isPossible(states, typeOf(subject, template)))
      byField.set(template, bothStates(byField.get(template) ?? anyState, states))
  }
  return byField
}

/** Of many values each comparison may speak of another one. */
const isSingle = ({ known }: Subject, template: Template, scope: Template): boolean => {
  const rows = template.lastIndexOf(`/${anyRow}`)
  const isOfOneRow = rows === -1 || `${scope}/`.startsWith(`${template.slice(0, rows)}/${anyRow}/`)
  return isOfOneRow && !isRow(template) && controlOf(known.get(template) ?? {}) !== 'MultiSelect'
}

const typeOf = ({ known }: Subject, template: Template): string | undefined => known.get(template)?.type

/** The field that keeps a way from ever holding. */
export const findClash = (subject: Subject, way: StatesByField): Template | undefined =>
  [...way].find(([template, states]) => !isPossible(states, typeOf(subject, template)))?.[0]

/** A way in which two conditions hold at once; `undefined` where there is none. */
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
