import { isScalar } from './json.ts'
import { numberOf } from './readNumber.ts'
import type { OperatorName } from './wire.ts'

/** What an operator compares with. */
export interface Operand {
  readonly kind: 'scalar' | 'list' | 'number'
  /** In words. */
  readonly expected: string
  readonly isRight: (value: unknown) => boolean
}

const scalar: Operand = { kind: 'scalar', expected: 'a text, a number, true or false', isRight: isScalar }
const list: Operand = { kind: 'list', expected: 'a list', isRight: Array.isArray }
const number: Operand = { kind: 'number', expected: 'a number', isRight: (value) => numberOf(value) !== undefined }

/** The kind of `value` each operator takes; `undefined` where it takes none. A comparison with another never holds. Specification 2.10, decisions §3. */
export const operands: Readonly<Record<OperatorName, Operand | undefined>> = {
  equal: scalar,
  not_equal: scalar,
  is_in: list,
  is_not_in: list,
  is_empty: undefined,
  is_not_empty: undefined,
  greater_than: number,
  less_than: number,
}

export const isOperator = (name: string): name is OperatorName => Object.hasOwn(operands, name)
