import type { Comparison, Validation } from '../../schema/model.ts'
import { isScalar } from '../../schema/json.ts'
import { numberOf } from '../../schema/readNumber.ts'
import { isSameChoice } from '../../values/choices.ts'

/** In which states a field can be for some comparisons to hold: empty, or with a value. */
export interface States {
  readonly mayBeEmpty: boolean
  /** The only values it may have; `undefined`: any. */
  readonly values: readonly unknown[] | undefined
  readonly excluded: readonly unknown[]
  readonly above: number
  readonly below: number
  /** The least and the greatest that the field takes. */
  readonly from: number
  readonly to: number
}

export const anyState: States = {
  mayBeEmpty: true,
  values: undefined,
  excluded: [],
  above: -Infinity,
  below: Infinity,
  from: -Infinity,
  to: Infinity,
}

const oneOf = (values: readonly unknown[], mayBeEmpty: boolean): States => ({ ...anyState, values, mayBeEmpty })
const noneOf = (excluded: readonly unknown[], mayBeEmpty: boolean): States => ({ ...anyState, excluded, mayBeEmpty })

const bounded = (value: unknown, side: 'above' | 'below'): States | undefined => {
  const limit = numberOf(value)
  return limit === undefined ? undefined : { ...anyState, mayBeEmpty: false, [side]: limit }
}

/** The states in which each comparison holds, by its operator. A boolean without a value reads as `false`. Specification 2.10, decisions §2 and §3. */
const statesByOperator: Readonly<Record<string, (value: unknown, type: string | undefined) => States | undefined>> = {
  equal: (value, type) => (isScalar(value) ? oneOf([value], type === 'boolean' && value === false) : undefined),
  not_equal: (value, type) => (isScalar(value) ? noneOf([value], !(type === 'boolean' && value === false)) : undefined),
  is_in: (value, type) => (Array.isArray(value) ? oneOf(value, type === 'boolean' && value.includes(false)) : undefined),
  is_not_in: (value, type) => (Array.isArray(value) ? noneOf(value, !(type === 'boolean' && value.includes(false))) : undefined),
  is_empty: () => oneOf([], true),
  is_not_empty: () => ({ ...anyState, mayBeEmpty: false }),
  greater_than: (value) => bounded(value, 'above'),
  less_than: (value) => bounded(value, 'below'),
}

/** Whether an operator compares by size. */
export const isSized = (operator: string): boolean => operator === 'greater_than' || operator === 'less_than'

/** The states that a range of validation lets through; `undefined` where it has no end. */
export const statesOfRange = ({ minimum, maximum }: Validation): States | undefined =>
  minimum === undefined && maximum === undefined
    ? undefined
    : { ...anyState, mayBeEmpty: false, from: minimum ?? -Infinity, to: maximum ?? Infinity }

/** The operator of the exact negation, where there is one. */
const opposites: Readonly<Record<string, string>> = {
  equal: 'not_equal',
  not_equal: 'equal',
  is_in: 'is_not_in',
  is_not_in: 'is_in',
  is_empty: 'is_not_empty',
  is_not_empty: 'is_empty',
}

/** The states in which a comparison holds, or in which it does not. `undefined`: nothing can be said. */
export const statesOf = ({ operator, value }: Comparison, type: string | undefined, isNegated: boolean): States | undefined => {
  const name = isNegated ? opposites[operator] : operator
  return name === undefined || !Object.hasOwn(statesByOperator, name) ? undefined : statesByOperator[name]?.(value, type)
}

/** The states that are among both. */
export const bothStates = (one: States, other: States): States => ({
  mayBeEmpty: one.mayBeEmpty && other.mayBeEmpty,
  values: one.values && other.values ? one.values.filter((value) => isAmong(value, other.values ?? [])) : (one.values ?? other.values),
  excluded: [...one.excluded, ...other.excluded],
  above: Math.max(one.above, other.above),
  below: Math.min(one.below, other.below),
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
})

const isAmong = (value: unknown, values: readonly unknown[]): boolean => values.some((other) => isSameChoice(value, other))

/** Whether a field of a type can be in one of the states. */
export const isPossible = (states: States, type: string | undefined): boolean => {
  const { mayBeEmpty, values, excluded, above, below, from, to } = states
  if (mayBeEmpty) return true
  const isBounded = above > -Infinity || below < Infinity || from > -Infinity || to < Infinity
  const domain = values ?? (type === 'boolean' ? [true, false] : undefined)
  if (domain === undefined)
    return !isBounded || (type === 'integer' ? hasInteger(states) : above < below && above < to && below > from && from <= to)
  const isWithin = (number = NaN): boolean => number > above && number < below && number >= from && number <= to
  return domain.some((value) => !isAmong(value, excluded) && (!isBounded || isWithin(numberOf(value))))
}

const hasInteger = ({ above, below, from, to }: States): boolean => {
  const least = Math.max(Math.floor(above) + 1, Math.ceil(from))
  return least < below && least <= to
}
