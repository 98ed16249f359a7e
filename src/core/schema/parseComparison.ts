import { isAbsent, isScalar, type JsonObject, kindOf } from './json.ts'
import type { Comparison } from './model.ts'
import { type Place, placeBelow, report } from './parsing.ts'
import { type KeyTable, readObject } from './readObject.ts'
import { readData, readText } from './readers.ts'
import type { OperatorName } from './wire.ts'

interface Operand {
  /** What an operator compares with, in words. */
  readonly expected: string
  readonly isRight: (value: unknown) => boolean
}

const scalar: Operand = {
  expected: 'a text, a number, true or false',
  isRight: isScalar,
}
const list: Operand = { expected: 'a list', isRight: Array.isArray }
const number: Operand = {
  expected: 'a number',
  isRight: (value) => typeof value === 'number' || (typeof value === 'string' && numberText.test(value)),
}

/** A text that reads as a number. Decisions §2 and §3. */
export const numberText = /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?\s*$/

const kinds = { scalar, list, number } as const

/** The kind of `value` an operator takes; `undefined` where it takes none. Specification 2.10. */
export const operandKinds: Readonly<Record<OperatorName, keyof typeof kinds | undefined>> = {
  equal: 'scalar',
  not_equal: 'scalar',
  is_in: 'list',
  is_not_in: 'list',
  is_empty: undefined,
  is_not_empty: undefined,
  greater_than: 'number',
  less_than: 'number',
}

const table: KeyTable<Comparison> = { kind: 'comparison', keys: { id: readText, operator: readText, value: readData } }

const isOperator = (operator: string): operator is OperatorName => Object.hasOwn(operandKinds, operator)

/** One comparison. An unknown operator and an unfit value are kept as sent; such a comparison never holds. `undefined` without `id` or operator. */
export const parseComparison = (raw: JsonObject, place: Place): Comparison | undefined => {
  const { id, operator, value } = raw
  if (typeof id !== 'string' || typeof operator !== 'string') return undefined
  const kind = isOperator(operator) ? operandKinds[operator] : undefined
  const operand = kind && kinds[kind]
  if (!isOperator(operator)) report(placeBelow(place, 'operator'), 'rules/unknown-operator', 'error', { operator })
  else if (operand && (isAbsent(value) || !operand.isRight(value))) {
    const got = kindOf(value ?? undefined)
    report(isAbsent(value) ? place : placeBelow(place, 'value'), 'rules/wrong-value', 'warning', {
      operator,
      expected: operand.expected,
      got,
    })
  }
  return Object.assign(readObject(raw, place, table), { id, operator })
}
