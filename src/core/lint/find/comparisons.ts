import type { Comparison, Definition, Rule } from '../../schema/model.ts'
import { isScalar } from '../../schema/json.ts'
import { isOperator, operands, type Operand } from '../../schema/operands.ts'
import type { Template } from '../../values/path.ts'
import { getOrInsert } from '../../values/getOrInsert.ts'
import { bySubject } from '../bySubject.ts'
import { changedKeysOf } from './effects.ts'
import { comparisonsIn } from './references.ts'

/** A comparison of a rule, and the field it reads. */
export interface PlacedComparison {
  readonly comparison: Comparison
  readonly rule: Rule
  readonly template: Template
  readonly definition: Definition
  /** No rule changes which values the field may hold. */
  readonly isSettled: boolean
}

/** Keys of a field that determine its possible values. */
const keysOfValues = ['type', 'choices', 'content', 'items', 'validation']

/** The comparisons of all rules, if their fields exist. */
export const findComparisons = bySubject((subject): readonly PlacedComparison[] =>
  subject.rules.flatMap(({ rule, scope }) =>
    comparisonsIn(rule.if).flatMap((comparison) => {
      const template = subject.resolve(comparison.id, scope)?.template
      const definition = template === undefined ? undefined : subject.known.get(template)
      if (template === undefined || definition === undefined) return []
      const changed = changedKeysOf(subject, template)
      return [{ comparison, rule, template, definition, isSettled: !keysOfValues.some((key) => changed.has(key)) }]
    }),
  ),
)

/** The same, by rule. */
export const comparisonsByRule = bySubject((subject): ReadonlyMap<Rule, readonly PlacedComparison[]> => {
  const byRule = new Map<Rule, PlacedComparison[]>()
  for (const placed of findComparisons(subject)) getOrInsert(byRule, placed.rule, () => []).push(placed)
  return byRule
})

/** The kind of value that an operator compares with; `undefined` for an operator without value or an unknown one. */
export const kindOfOperand = (operator: string): Operand['kind'] | undefined =>
  isOperator(operator) ? operands[operator]?.kind : undefined

/**
 * The values that a comparison compares with, each with its keys below the comparison. A value that does not suit the operator has a check
 * of its own.
 */
export const comparedValues = ({ operator, value }: Comparison): readonly { value: unknown; keys: readonly (string | number)[] }[] => {
  const kind = kindOfOperand(operator)
  if (kind === 'scalar') return isScalar(value) ? [{ value, keys: ['value'] }] : []
  return kind === 'list' && Array.isArray(value) ? value.map((entry: unknown, index) => ({ value: entry, keys: ['value', index] })) : []
}
