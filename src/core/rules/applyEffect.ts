import type { CompiledEffect, CompiledTarget, FieldNode, Plan } from '../plan/plan.ts'
import { mergeDefinition } from '../schema/mergeDefinition.ts'
import type { Definition, Effect } from '../schema/model.ts'
import type { FormReader } from '../values/formReader.ts'
import { getOrInsert } from '../values/getOrInsert.ts'
import type { Address } from '../values/path.ts'
import { evaluateCondition, readOperand } from './evaluateCondition.ts'

/** Per plan, because positions identify effects only within their plan, and a node may outlive it. */
const overlays = new WeakMap<Plan, WeakMap<FieldNode, Map<string, FieldNode>>>()

/**
 * `node` with effects of its plan applied, property by property in the given order, so that the last wins. The same plan, node and effects
 * give the same result, no effects the node itself. Decisions §3.
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
  if (isUncertain(effects)) return { ...changed, uncertain: true }
  if (onItems.length === 0 || changed.control !== 'MultiSelect') return changed
  const items = withEffects(definition.items ?? {}, onItems, base.items ?? {})
  return plan.compileNode(node.id, node.template, { ...definition, items })
}

/** An effect of `showingOnly`, which has a negative position, is always the last. */
const isUncertain = (effects: readonly CompiledEffect[]): boolean => (effects.at(-1)?.position ?? 0) < 0

/**
 * A definition with one effect applied. `merge`: as `mergeDefinition`, and `ui_widget: null` restores the widget of `base`, the definition
 * without any effect, or the default one where that is hidden or missing. `fully_replace`: everything but the `id` is replaced; a missing
 * type stays. Specification 2.10, decisions §3.
 */
const applyEffect = (definition: Definition, effect: Effect, base: Definition): Definition =>
  effect.apply_as === 'fully_replace'
    ? mergeDefinition(keptOf(definition), effect)
    : mergeDefinition(definition, withBaseWidget(effect, base))

const keptOf = ({ id, type }: Definition): Definition => ({
  ...(id !== undefined && { id }),
  ...(type !== undefined && { type }),
})

/** The patch with each `ui_widget: null` in it replaced by the widget of the base. */
const withBaseWidget = (patch: Definition, base: Definition | undefined): Definition => {
  const { ui_options: options, fields, items } = patch
  const shown = options?.ui_widget === null ? shownWidget(base) : undefined
  return {
    ...patch,
    ...(shown !== undefined && { ui_options: { ...options, ui_widget: shown } }),
    ...(items && { items: withBaseWidget(items, base?.items) }),
    ...(fields && { fields: fields.map((field) => ({ ...withBaseWidget(field, childOf(base, field.id)), id: field.id })) }),
  }
}

const shownWidget = (base: Definition | undefined): string | undefined => {
  const widget = base?.ui_options?.ui_widget
  return widget === 'hidden' ? undefined : (widget ?? undefined)
}

const childOf = (base: Definition | undefined, id: string): Definition | undefined => base?.fields?.find((field) => field.id === id)

/**
 * The effects that apply to a target at one of its addresses, in document order: those whose conditions hold. If a condition depends on an
 * expression, its effect does not apply; but if it would show the field, the field is shown, as optional with all fields in it. `baseOf`
 * returns the node without effects, or `undefined`. Decisions §3 and §10.
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

/** The part of an effect that shows its target. A negative position distinguishes it from the effect itself. */
const showingOnly = (effect: CompiledEffect, shown: Definition): CompiledEffect => ({
  ...effect,
  onItems: false,
  position: -1 - effect.position,
  effect: { id: '', apply_as: 'merge', ...optional(shown), ui_options: { ui_widget: shown.ui_options?.ui_widget ?? null } },
})

/** A field that is only possibly shown is not required, nor is any field in it. */
const optional = ({ fields, items }: Definition): Definition => ({
  validation: { required: false },
  ...(fields && { fields: fields.map((field) => ({ ...optional(field), id: field.id })) }),
  ...(items && { items: optional(items) }),
})
