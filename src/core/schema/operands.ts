import { isScalar } from './json.ts'
import { numberOf } from './readNumber.ts'

/** The `value` that an operator expects. */
export interface Operand {
  readonly kind: 'scalar' | 'list' | 'number'
  /** In words. */
  readonly expected: string
  readonly isRight: (value: unknown) => boolean
}

const scalar = { kind: 'scalar', expected: 'a text, a number, true or false', isRight: isScalar } as const satisfies Operand
const list = { kind: 'list', expected: 'a list', isRight: Array.isArray } as const satisfies Operand
const number = {
  kind: 'number',
  expected: 'a number',
  isRight: (value: unknown): boolean => numberOf(value) !== undefined,
} as const satisfies Operand

/**
 * The operators, each with the kind of `value` it expects; `undefined` if it expects none. A comparison with another kind never holds.
 * Specification 2.10, decisions §3.
 */
export const operands = {
  equal: scalar,
  not_equal: scalar,
  is_in: list,
  is_not_in: list,
  is_empty: undefined,
  is_not_empty: undefined,
  greater_than: number,
  less_than: number,
} as const satisfies Readonly<Record<string, Operand | undefined>>

/** How a comparison compares. Specification 2.10. */
export type OperatorName = keyof typeof operands

export const isOperator = (name: string): name is OperatorName => Object.hasOwn(operands, name)
