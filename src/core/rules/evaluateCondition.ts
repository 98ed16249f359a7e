import type { CompiledCondition, Operand, CompiledEffect, CompiledTarget } from '../plan/plan.ts'
import { isOperator, operands } from '../schema/operands.ts'
import { operators } from './operators.ts'
import type { FormReader } from '../values/formReader.ts'
import type { Address } from '../values/path.ts'
import { readOperand } from './addressesOf.ts'

const emptyField: readonly unknown[] = [undefined]

/**
 * Whether a condition holds, given what its operands read. An empty `and` holds, an empty `or` does not; an unknown operator never
 * holds; an unknown field is empty. Specification 2.10, decisions §3.
 */
const evaluateCondition = (condition: CompiledCondition, valuesOf: (operand: Operand) => readonly unknown[]): boolean => {
  if (condition.kind !== 'comparison') {
    const holds = (term: CompiledCondition): boolean => evaluateCondition(term, valuesOf)
    return condition.kind === 'and' ? condition.terms.every(holds) : condition.terms.some(holds)
  }
  const { operand, operator, value } = condition
  // What an operator cannot be compared with never holds, not even negated.
  if (!isOperator(operator) || operands[operator]?.isRight(value) === false) return false
  return operators[operator](operand ? valuesOf(operand) : emptyField, value, operand?.type)
}

/** The effects on a target whose conditions hold at one of its addresses, in document order. Decisions §3. */
export const matchingEffects = (target: CompiledTarget, address: Address, reader: FormReader): readonly CompiledEffect[] =>
  target.effects.filter(({ condition }) =>
    evaluateCondition(condition, (operand) => readOperand(operand, address, reader, target.storedReads.has(operand.template))),
  )
