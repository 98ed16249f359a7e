import type { CompiledEffect, CompiledTarget, FieldNode, Plan } from '../plan/plan.ts'
import type { Definition } from '../schema/model.ts'
import type { FormReader } from '../values/formReader.ts'
import type { Address } from '../values/path.ts'
import { readOperand } from './addressesOf.ts'
import { nodeWithEffects } from './applyEffect.ts'
import { evaluateCondition } from './evaluateCondition.ts'

/**
 * The effects on a target that count at one of its addresses, in document order: those whose conditions hold. Of those that hang on an
 * expression, and so may hold, none counts; but one that would show the field shows it, optional with all in it. `baseOf` gives the node without effects,
 * `undefined` where there is none yet. Decisions §3 and §10.
 */
export const effectsInForce = (
  plan: Plan,
  target: CompiledTarget,
  baseOf: () => FieldNode | undefined,
  address: Address,
  reader: FormReader,
): readonly CompiledEffect[] => {
  const possible: CompiledEffect[] = []
  const certain = target.effects.filter((effect) => {
    const truth = evaluateCondition(effect.condition, (operand) =>
      readOperand(operand, address, reader, target.storedReads.has(operand.template)),
    )
    if (truth === undefined) possible.push(effect)
    return truth
  })
  const base = possible.length > 0 ? baseOf() : undefined
  if (base === undefined || !nodeWithEffects(plan, base, certain).hidden) return certain
  for (const effect of possible) {
    const holding = target.effects.filter((one) => one === effect || certain.includes(one))
    const { hidden, definition } = nodeWithEffects(plan, base, holding)
    if (!hidden) return [...certain, showingOnly(effect, definition)]
  }
  return certain
}

/** Of an effect only what shows its target. A position of its own, below zero, tells it from the effect. */
const showingOnly = (effect: CompiledEffect, shown: Definition): CompiledEffect => ({
  ...effect,
  onItems: false,
  position: -1 - effect.position,
  effect: { id: '', apply_as: 'merge', ...optional(shown), ui_options: { ui_widget: shown.ui_options?.ui_widget ?? null } },
})

/** What nobody knows to be shown is not required, nor is anything in it. */
const optional = ({ fields, items }: Definition): Definition => ({
  validation: { required: false },
  ...(fields && { fields: fields.map((field) => ({ ...optional(field), id: field.id })) }),
  ...(items && { items: optional(items) }),
})
