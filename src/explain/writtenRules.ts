import type { CompiledEffect, Plan } from '../core/plan/plan.ts'
import type { Definition, Effect, Rule } from '../core/schema/model.ts'
import { getOrInsert } from '../core/values/getOrInsert.ts'

/** A rule, and its position in the schema. */
export interface WrittenRule {
  readonly rule: Rule
  /** JSON Pointer into the current schema. */
  readonly pointer: string
  /** From 1, in the order of the schema: those of fields first, those of the root last. */
  readonly number: number
  /** The ids of the field that contains it; empty at the root. */
  readonly owner: readonly string[]
}

const known = new WeakMap<Plan, ReadonlyMap<number, WrittenRule>>()

/** The rule that contains an effect of a plan, or the effect around it. */
export const writtenRuleOf = (plan: Plan, { position }: CompiledEffect): WrittenRule | undefined =>
  getOrInsert(known, plan, () => findByPosition(plan)).get(position)

function findByPosition(plan: Plan): ReadonlyMap<number, WrittenRule> {
  const written = findWrittenRules(plan)
  const found = new Map<number, WrittenRule>()
  for (const { effects } of plan.targets.values()) {
    for (const { effect, position } of effects) {
      const rule = written.get(effect)
      if (rule !== undefined) found.set(position, rule)
    }
  }
  return found
}

function findWrittenRules({ schema }: Plan): ReadonlyMap<Effect, WrittenRule> {
  const found = new Map<Effect, WrittenRule>()
  let number = 0
  const add = (rules: readonly Rule[] | undefined, at: string, owner: readonly string[]): void =>
    rules?.forEach((rule, index) => {
      const written = { rule, pointer: `${at}/rules/${index}`, number: (number += 1), owner }
      for (const effect of rule.then.fields) found.set(effect, written)
    })
  const visit = (definition: Definition, at: string, owner: readonly string[]): void => {
    add(definition.rules, at, owner)
    if (definition.items !== undefined) visit(definition.items, `${at}/items`, owner)
    definition.fields?.forEach((field, index) => visit(field, `${at}/fields/${index}`, [...owner, field.id]))
  }
  schema.fields.forEach((field, index) => visit(field, `/fields/${index}`, [field.id]))
  add(schema.rules, '', [])
  return found
}
