import { isScalar } from '../schema/json.ts'
import type { OperatorName } from '../schema/operands.ts'
import { isEmpty } from '../values/isEmpty.ts'
import { isSameChoice } from '../values/choices.ts'
import { numberOf } from '../schema/readNumber.ts'
import { undetermined } from '../values/expressions.ts'

/**
 * Whether a comparison holds for the values an operand reads: one, or many of a multi-select or of `a.items.x`. `type` is that of the
 * field, so that a boolean without a value reads as `false`. `expected` is what the operator takes: see `operands`.
 */
export type Operator = (values: readonly unknown[], expected: unknown, type: string | undefined) => Truth

/** `undefined`: nobody knows, because of the value of an expression. Decisions §10. */
export type Truth = boolean | undefined

type Test = (value: unknown, expected: unknown) => boolean

/** The values that can be compared: an empty field differs from every value, and of a list each entry counts. Decisions §3. */
const comparable = (values: readonly unknown[], type: string | undefined): readonly unknown[] => {
  const [only] = values
  // Mostly there is one, which need not be copied.
  if (values.length === 1 && isScalar(only)) return only === '' ? [] : values
  return values
    .flat()
    .map((value) => (type === 'boolean' ? (value ?? false) : value))
    .filter((value) => value !== undetermined && !isEmpty(value))
}

/** Of many values one that matches decides, whatever the others are; nothing is in an empty list. */
const holdsForOne =
  (test: Test): Operator =>
  (values, expected, type) =>
    comparable(values, type).some((value) => test(value, expected)) ||
    (values.includes(undetermined) && !isEmpty(expected) ? undefined : false)

const holdsForNone = (test: Test): Operator => {
  const holds = holdsForOne(test)
  return (...compared) => {
    const truth = holds(...compared)
    return truth === undefined ? truth : !truth
  }
}

const isIn: Test = (value, expected) => Array.isArray(expected) && expected.some((entry) => isSameChoice(value, entry))
const areAllEmpty = (values: readonly unknown[]): boolean => values.every(isEmpty)

/** Both read as numbers, and their difference has this sign. */
const differs =
  (sign: 1 | -1): Test =>
  (value, expected) => {
    const [left, right] = [numberOf(value), numberOf(expected)]
    return left !== undefined && right !== undefined && (left - right) * sign > 0
  }

/** The operators of conditions. Specification 2.10, decisions §3. */
export const operators: Readonly<Record<OperatorName, Operator>> = {
  equal: holdsForOne(isSameChoice),
  not_equal: holdsForNone(isSameChoice),
  is_in: holdsForOne(isIn),
  is_not_in: holdsForNone(isIn),
  is_empty: areAllEmpty,
  is_not_empty: (values) => !areAllEmpty(values),
  greater_than: holdsForOne(differs(1)),
  less_than: holdsForOne(differs(-1)),
}
