import type { Definition, Effect, Rule, Schema } from '../core/schema/model.ts'

/**
 * Ids of fields of which a rule, while it holds, changes what they may hold: their values fit a definition that the module does not know
 * from the form data alone. Specification 2.10.
 */
export function idsChangedByRules({ fields, rules }: Schema): ReadonlySet<string> {
  const effects = [...(rules ?? []), ...fields.flatMap(rulesOf)].flatMap((rule) => rule.then.fields)
  return new Set(effects.filter(isDecisive).map(({ id }) => id.split('.').at(-1) ?? id))
}

const rulesOf = (definition: Definition): readonly Rule[] => [
  ...(definition.rules ?? []),
  ...(definition.fields ?? []).flatMap(rulesOf),
  ...(definition.items === undefined ? [] : rulesOf(definition.items)),
]

/** Showing and hiding a field, and asking more of its value, leave its values what they are. */
function isDecisive({ apply_as, ui_options, validation, ...effect }: Effect): boolean {
  if (apply_as === 'fully_replace' || validation?.pattern !== undefined) return true
  const widget = ui_options?.ui_widget ?? 'hidden'
  return widget !== 'hidden' || ['type', 'choices', 'content', 'fields', 'items'].some((key) => Object.hasOwn(effect, key))
}
