import type { CompiledEffect, FieldNode, Plan } from '../plan/plan.ts'
import type { Definition } from '../schema/model.ts'
import { getOrInsert } from '../values/getOrInsert.ts'
import { applyEffect } from './applyEffect.ts'

/** By plan, because positions name effects within theirs, and a node may outlive its plan. */
const overlays = new WeakMap<Plan, WeakMap<FieldNode, Map<string, FieldNode>>>()

/**
 * The node in force: `node` with matching effects of its plan applied, property by property in the order given, so that the last wins.
 * The same plan, node and effects give the same result, no effects the node itself. Decisions §3.
 */
export const nodeWithEffects = (plan: Plan, node: FieldNode, effects: readonly CompiledEffect[]): FieldNode => {
  if (effects.length === 0) return node
  const byNode = getOrInsert(overlays, plan, () => new WeakMap())
  const byEffects = getOrInsert(byNode, node, () => new Map())
  const key = effects.map(({ position }) => position).join()
  return getOrInsert(byEffects, key, () => compileOverlay(plan, node, effects))
}

const withEffects = (definition: Definition, effects: readonly CompiledEffect[], base: Definition): Definition =>
  effects.reduce((changed, { effect }) => applyEffect(changed, effect, base), definition)

const compileOverlay = (plan: Plan, node: FieldNode, effects: readonly CompiledEffect[]): FieldNode => {
  const base = plan.nodes.get(node.template)?.definition ?? node.definition
  const definition = withEffects(
    node.definition,
    effects.filter(({ onItems }) => !onItems),
    base,
  )
  const changed = plan.compileNode(node.id, node.template, definition)
  const onItems = effects.filter((effect) => effect.onItems)
  if (onItems.length === 0 || changed.control !== 'MultiSelect') return changed
  const items = withEffects(definition.items ?? {}, onItems, base.items ?? {})
  return plan.compileNode(node.id, node.template, { ...definition, items })
}
