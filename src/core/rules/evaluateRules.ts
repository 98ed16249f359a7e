import type { CompiledEffect, Plan } from '../plan/plan.ts'
import type { FormValues } from '../schema/wire.ts'
import type { Address } from '../values/path.ts'
import { addressesOf } from './addressesOf.ts'
import { createFormView, type FormView } from './createFormView.ts'
import { createJsonReader } from './createJsonReader.ts'
import { matchingEffects } from './matchingEffects.ts'

/** What the rules of a schema make of a form. Addresses name rows by their index: `/contacts/0/name`. */
export type RuleResult = FormView

const noEffects: readonly CompiledEffect[] = []

/**
 * Evaluates all rules over plain form data: which definition is in force at each address, and what is hidden or off. It depends on
 * plan and data only and throws nothing. Specification 2.10, decisions §3 and §4.
 *
 * @example evaluateRules(compilePlan(schema), { country: 'DE' }).isHidden('/state') // true
 */
export const evaluateRules = (plan: Plan, formData: FormValues): RuleResult => {
  const effects = new Map<Address, readonly CompiledEffect[]>()
  const view = createFormView(plan, (address) => effects.get(address) ?? noEffects)
  const reader = createJsonReader(formData, view)
  for (const target of plan.targets.values()) {
    for (const address of addressesOf(target.template, '', reader)) {
      const matching = matchingEffects(target, address, reader)
      if (matching.length > 0) effects.set(address, matching)
    }
  }
  return view
}
