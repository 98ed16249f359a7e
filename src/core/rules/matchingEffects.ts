import type { CompiledEffect, CompiledTarget } from '../plan/plan.ts'
import type { FormReader } from '../values/formReader.ts'
import type { Address } from '../values/path.ts'
import { evaluateCondition } from './evaluateCondition.ts'
import { readOperand } from './readOperand.ts'

/** The effects on a target whose conditions hold at one of its addresses, in document order. Decisions §3. */
export const matchingEffects = (target: CompiledTarget, address: Address, reader: FormReader): readonly CompiledEffect[] =>
  target.effects.filter(({ condition }) =>
    evaluateCondition(condition, (operand) => readOperand(operand, address, reader, target.storedReads.has(operand.template))),
  )
