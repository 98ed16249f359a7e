import type { CompiledCondition, Operand } from '../plan/plan.ts'
import { isScalar } from '../schema/json.ts'
import type { OperatorName } from '../schema/operands.ts'
import { numberOf } from '../schema/readNumber.ts'
import { isSameChoice } from '../values/choices.ts'
import { undetermined } from '../values/expressions.ts'
import type { FormReader } from '../values/formReader.ts'
import { isEmpty } from '../values/isEmpty.ts'
import { type Address, anyRow, type Template } from '../values/path.ts'

const emptyField: readonly unknown[] = [undefined]

/**
 * Whether a condition holds, given the values of its operands. An empty `and` holds, an empty `or` does not; an unknown operator never
 * holds; an unknown field is empty. `undefined` if it depends on an expression, unless another term of an `and` does not hold, or of an
 * `or` holds. Specification 2.10, decisions §3 and §10.
 */
export const evaluateCondition = (condition: CompiledCondition, valuesOf: (operand: Operand) => readonly unknown[]): Truth => {
  if (condition.kind !== 'comparison') {
    const decides = condition.kind === 'or'
    let truth: Truth = !decides
    for (const term of condition.terms) {
      const one = evaluateCondition(term, valuesOf)
      if (one === decides) return one
      if (one === undefined) truth = one
    }
    return truth
  }
  const { operand, operator, value } = condition
  if (operator === undefined) return false
  return operators[operator](operand ? valuesOf(operand) : emptyField, value, operand?.type)
}

/**
 * Whether a comparison holds for the values of an operand: one, or many of a multi-select or of `a.items.x`. `type` is that of the field,
 * because a boolean without a value counts as `false`. For `expected` see `operands`.
 */
type Operator = (values: readonly unknown[], expected: unknown, type: string | undefined) => Truth

/** `undefined`: unknown because of an expression. Decisions §10. */
export type Truth = boolean | undefined

type Test = (value: unknown, expected: unknown) => boolean

/** The values that can be compared: an empty field differs from every value, and of a list each entry counts. Decisions §3. */
const comparable = (values: readonly unknown[], type: string | undefined): readonly unknown[] => {
  const [only] = values
  // Avoids a copy in the most frequent case.
  if (values.length === 1 && isScalar(only)) return only === '' ? [] : values
  return values
    .flat()
    .map((value) => (type === 'boolean' ? (value ?? false) : value))
    .filter((value) => value !== undetermined && !isEmpty(value))
}

/** True if one of the values matches, whatever the others are; an empty list contains nothing. */
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

/** Both are numbers or numeric texts, and their difference has this sign. */
const differs =
  (sign: 1 | -1): Test =>
  (value, expected) => {
    const [left, right] = [numberOf(value), numberOf(expected)]
    return left !== undefined && right !== undefined && (left - right) * sign > 0
  }

/** The operators of conditions. Specification 2.10, decisions §3. */
const operators: Readonly<Record<OperatorName, Operator>> = {
  equal: holdsForOne(isSameChoice),
  not_equal: holdsForNone(isSameChoice),
  is_in: holdsForOne(isIn),
  is_not_in: holdsForNone(isIn),
  is_empty: areAllEmpty,
  is_not_empty: (values) => !areAllEmpty(values),
  greater_than: holdsForOne(differs(1)),
  less_than: holdsForOne(differs(-1)),
}

/**
 * The addresses of a template relative to an address: in the same rows for the arrays that both share, and in every row of other arrays.
 * From `''`, every row of all arrays. Decisions §3.
 *
 * @example addressesOf('/contacts/~/city', '/contacts/k3/country', reader) // ['/contacts/k3/city']
 */
export const addressesOf = (template: Template, from: Address, reader: Pick<FormReader, 'rowKeys'>): Address[] => {
  if (!template.includes(`/${anyRow}`)) return [template]
  const own = from.split('/')
  let isShared = true
  let addresses: Address[] = ['']
  template.split('/').forEach((segment, position) => {
    if (position === 0) return
    const key = own[position]
    isShared &&= key !== undefined && (segment === anyRow || segment === key)
    addresses =
      segment === anyRow && !isShared
        ? addresses.flatMap((array) => reader.rowKeys(array).map((row) => `${array}/${row}`))
        : addresses.map((address) => `${address}/${isShared ? key : segment}`)
  })
  return addresses
}

/**
 * The values of an operand for a condition at an address: one, or one for each row that it does not share with that address; for a
 * multi-select its chosen values. `undefined` represents a field without a value. With `stored`, fields that are off count with their
 * stored value. Decisions §3.
 */
export const readOperand = (operand: Operand, at: Address, reader: FormReader, stored: boolean): readonly unknown[] => {
  const values = addressesOf(operand.template, at, reader).map((address) => reader.value(address, stored))
  return operand.isMultiSelect ? values.flat() : values
}
