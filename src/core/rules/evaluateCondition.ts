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
 * Whether a condition holds, given what its operands read. An empty `and` holds, an empty `or` does not; an unknown operator never
 * holds; an unknown field is empty. `undefined` where it hangs on an expression: of an `and` one term that does not hold decides all the same, of an
 * `or` one that does. Specification 2.10, decisions §3 and §10.
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
 * Whether a comparison holds for the values an operand reads: one, or many of a multi-select or of `a.items.x`. `type` is that of the
 * field, so that a boolean without a value reads as `false`. `expected` is what the operator takes: see `operands`.
 */
type Operator = (values: readonly unknown[], expected: unknown, type: string | undefined) => Truth

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
 * The addresses of a template as seen from an address: in the rows that lies in, as far as both pass through the same arrays; of all
 * other arrays every row. `''` sees all. Decisions §3.
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
 * The values an operand reads for a condition at an address: one, or one for each row it does not share with that address; of a
 * multi-select its chosen values. `undefined` stands for a field without a value. With `stored`, fields that are off count as they are
 * kept. Decisions §3.
 */
export const readOperand = (operand: Operand, at: Address, reader: FormReader, stored: boolean): readonly unknown[] => {
  const values = addressesOf(operand.template, at, reader).map((address) => reader.value(address, stored))
  return operand.isMultiSelect ? values.flat() : values
}
