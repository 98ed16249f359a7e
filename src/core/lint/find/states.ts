import type { Validation } from '../../schema/model.ts'
import { numberOf } from '../../schema/readNumber.ts'
import { isSameChoice } from '../../values/choices.ts'

/** The possible states of a field if some comparisons hold: empty, or with a value. */
export interface States {
  readonly mayBeEmpty: boolean
  /** The only possible values; `undefined`: any. */
  readonly values: readonly unknown[] | undefined
  readonly excluded: readonly unknown[]
  readonly above: number
  readonly below: number
  /** The smallest and the greatest possible value. */
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

/** The states that a range of validation permits; `undefined` for an open range. */
export const statesOfRange = ({ minimum, maximum }: Validation): States | undefined =>
  minimum === undefined && maximum === undefined
    ? undefined
    : { ...anyState, mayBeEmpty: false, from: minimum ?? -Infinity, to: maximum ?? Infinity }

/** The intersection of two sets of states. */
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
