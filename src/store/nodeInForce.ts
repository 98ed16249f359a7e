import type { FieldNode, Plan } from '../core/plan/plan.ts'
import { nodeWithEffects } from '../core/rules/applyEffect.ts'
import { matchingEffects } from '../core/rules/evaluateCondition.ts'
import type { FormReader } from '../core/values/formReader.ts'
import type { Address } from '../core/values/path.ts'

/** A node with the rule effects that hold at an address now. The same effects give the same node. Decisions §3. */
export function nodeInForce(plan: Plan, base: FieldNode, address: Address, reader: FormReader): FieldNode {
  const target = plan.targets.get(base.template)
  return target === undefined ? base : nodeWithEffects(plan, base, matchingEffects(target, address, reader))
}
