import type { OperatorName } from 'moduleform/core'
import type { ComparisonExplanation, ComparisonFault, ConditionExplanation } from 'moduleform/explain'
import { code, fieldsOf, joined, say, valueCode, type Part, type Sentence } from './sentence.ts'

interface OperatorWords {
  /** The text between the field and the value it is compared with, if the comparison holds and if it does not. */
  readonly holds: string
  readonly fails: string
  /** If the comparison holds, its text contains the field's value already. */
  readonly tellsValue?: true
}

/** The operators of the specification, 2.10. */
const operatorWords: Readonly<Record<OperatorName, OperatorWords>> & Readonly<Record<string, OperatorWords | undefined>> = {
  equal: { holds: 'equals', fails: 'does not equal', tellsValue: true },
  not_equal: { holds: 'does not equal', fails: 'equals' },
  is_in: { holds: 'is one of', fails: 'is none of' },
  is_not_in: { holds: 'is none of', fails: 'is one of' },
  is_empty: { holds: 'is empty', fails: 'is not empty', tellsValue: true },
  is_not_empty: { holds: 'is not empty', fails: 'is empty' },
  greater_than: { holds: 'is greater than', fails: 'is not greater than' },
  less_than: { holds: 'is less than', fails: 'is not less than' },
}

const faults: Readonly<Record<ComparisonFault, (comparison: ComparisonExplanation) => Sentence>> = {
  unknownOperator: ({ operator }) => say`${code(operator)} is not an operator, so it never holds`,
  unfitValue: ({ operator, expected }) => say`${code(operator)} cannot compare with ${valueCode(expected)}, so it never holds`,
  unknownField: ({ id }) => say`no field has the id ${code(id)}, so it counts as empty`,
}

/**
 * What decides whether a condition holds: all terms for an `and` that holds or an `or` that does not, otherwise the decisive ones. The text
 * continues "because", or "but" if the condition does not hold.
 */
export function describeCondition(condition: ConditionExplanation): Sentence {
  if (condition.kind === 'comparison') return describeComparison(condition)
  const { kind, holds, terms } = condition
  if (terms.length === 0) return [kind === 'and' ? 'an empty `and` always holds' : 'an empty `or` never holds']
  const deciding = terms.filter((term) => term.holds === holds)
  return joined(
    deciding.map((term) =>
      term.kind !== 'comparison' && deciding.length > 1 ? say`(${describeCondition(term)})` : describeCondition(term),
    ),
    'and',
  )
}

function describeComparison(comparison: ComparisonExplanation): Sentence {
  const { id, operator, fields, expected, actual, fault, holds, readsHidden } = comparison
  if (fault !== undefined) return faults[fault](comparison)
  const field = fields.length === 0 ? code(id) : fieldsOf(fields.slice(0, 3))
  if (holds === undefined) return say`${field} holds an expression, whose value isn't known yet`
  const words = operatorWords[operator]
  const phrase = words === undefined ? operator : holds ? words.holds : words.fails
  const compared = expected === undefined ? [] : say` ${describeExpected(expected)}`
  const isTold = words?.tellsValue && (holds || operator === 'is_empty')
  const note = readsHidden ? ' (it is hidden, so it counts as empty)' : isTold && holds ? '' : describeActual(actual, operator)
  return say`${field} ${phrase}${compared}${note}`
}

const describeExpected = (expected: unknown): Part | Sentence =>
  Array.isArray(expected)
    ? joined(
        expected.map((one) => valueCode(one)),
        'or',
      )
    : valueCode(expected)

function describeActual(actual: readonly unknown[], operator: string): Sentence | string {
  const filled = actual.filter((value) => value !== undefined && value !== null && value !== '')
  if (filled.length === 0) return operator === 'is_not_empty' || operator === 'is_empty' ? '' : ' (it is empty)'
  return say` (it is ${joined(
    filled.slice(0, 3).map((value) => valueCode(value)),
    'and',
  )})`
}
