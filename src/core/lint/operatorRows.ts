import { isScalar } from '../schema/json.ts'
import { isOperator, type OperatorName } from '../schema/operands.ts'
import { numberOf } from '../schema/readNumber.ts'
import { anyState, type States } from './find/states.ts'

/** What the linter and editors know about an operator. `operands` defines the values it compares with, `operators` how it compares. */
interface OperatorRow {
  /** Documentation for editors. */
  readonly doc: string
  /** Wrong names that modules use for it, normalised (lower case, no underscores). */
  readonly misspellings: readonly string[]
  /** Whether an empty field fulfils it. */
  readonly holdsForEmpty: boolean
  /** The operator of the exact negation, if there is one. */
  readonly opposite: OperatorName | undefined
  /** The states of a field in which the comparison holds; `undefined` if unknown. A boolean without a value reads as `false`. */
  readonly states: (value: unknown, type: string | undefined) => States | undefined
}

const isFalse = (type: string | undefined, values: readonly unknown[]): boolean => type === 'boolean' && values.includes(false)

const oneOf = (values: unknown, type: string | undefined): States | undefined =>
  Array.isArray(values) ? { ...anyState, values, mayBeEmpty: isFalse(type, values) } : undefined

const noneOf = (values: unknown, type: string | undefined): States | undefined =>
  Array.isArray(values) ? { ...anyState, excluded: values, mayBeEmpty: !isFalse(type, values) } : undefined

const listOf = (value: unknown): readonly unknown[] | undefined => (isScalar(value) ? [value] : undefined)

const beyond = (value: unknown, side: 'above' | 'below'): States | undefined => {
  const limit = numberOf(value)
  return limit === undefined ? undefined : { ...anyState, mayBeEmpty: false, [side]: limit }
}

/** Specification 2.10, decisions §2 and §3. */
export const operatorRows: Readonly<Record<OperatorName, OperatorRow>> = {
  equal: {
    doc: 'The field holds the value. A chosen object equals its id.',
    misspellings: ['=', '==', '===', 'eq', 'is'],
    holdsForEmpty: false,
    opposite: 'not_equal',
    states: (value, type) => oneOf(listOf(value), type),
  },
  not_equal: {
    doc: 'The field does not hold the value.',
    misspellings: ['!=', '!==', 'ne', 'neq', 'isnot'],
    holdsForEmpty: true,
    opposite: 'equal',
    states: (value, type) => noneOf(listOf(value), type),
  },
  is_in: {
    doc: 'The field holds one of a list of values.',
    misspellings: ['in', 'oneof'],
    holdsForEmpty: false,
    opposite: 'is_not_in',
    states: oneOf,
  },
  is_not_in: {
    doc: 'The field holds none of a list of values.',
    misspellings: ['notin', 'nin'],
    holdsForEmpty: true,
    opposite: 'is_in',
    states: noneOf,
  },
  is_empty: {
    doc: 'The field holds nothing. Takes no value.',
    misspellings: ['empty'],
    holdsForEmpty: true,
    opposite: 'is_not_empty',
    states: () => ({ ...anyState, values: [] }),
  },
  is_not_empty: {
    doc: 'The field holds something. Takes no value.',
    misspellings: ['notempty', 'exists'],
    holdsForEmpty: false,
    opposite: 'is_empty',
    states: () => ({ ...anyState, mayBeEmpty: false }),
  },
  greater_than: {
    doc: 'The field holds a larger number.',
    misspellings: ['>', 'gt', 'greater'],
    holdsForEmpty: false,
    opposite: undefined,
    states: (value) => beyond(value, 'above'),
  },
  less_than: {
    doc: 'The field holds a smaller number.',
    misspellings: ['<', 'lt', 'less'],
    holdsForEmpty: false,
    opposite: undefined,
    states: (value) => beyond(value, 'below'),
  },
}

/** The states in which a comparison holds, or in which it does not. `undefined`: unknown. */
export const statesOf = (
  { operator, value }: { readonly operator: string; readonly value?: unknown },
  type: string | undefined,
  isNegated: boolean,
): States | undefined => {
  if (!isOperator(operator)) return undefined
  const name = isNegated ? operatorRows[operator].opposite : operator
  return name === undefined ? undefined : operatorRows[name].states(value, type)
}
