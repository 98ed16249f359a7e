import type { CompiledCondition, Operand } from '../plan/plan.ts'
import { isOperator, operands } from '../schema/operands.ts'
import { operators, type Truth } from './operators.ts'

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
  // What an operator cannot be compared with never holds, not even negated.
  if (!isOperator(operator) || operands[operator]?.isRight(value) === false) return false
  return operators[operator](operand ? valuesOf(operand) : emptyField, value, operand?.type)
}
