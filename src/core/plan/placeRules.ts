import type { Definition, Rule, Schema } from '../schema/model.ts'
import type { Template } from '../values/path.ts'
import { visitChildren, type FieldIndex } from './fieldIndex.ts'
import { type KnownFields, resolveId } from './resolveId.ts'

/** A rule, and the scope in which its ids are looked up first. */
export interface PlacedRule {
  readonly rule: Rule
  readonly scope: Template
}

/** The rules of all fields at any depth in document order, then those of the root. Decisions §3. */
export const placeRules = (index: FieldIndex, schema: Schema): PlacedRule[] => {
  const placed: PlacedRule[] = []
  const place = (rules: readonly Rule[] | undefined, scope: Template): void => rules?.forEach((rule) => placed.push({ rule, scope }))
  for (const { definition, scope } of index.fields) place(definition.rules, scope)
  place(schema.rules, '')
  return placed
}

export type PatchVisitor = (patch: Definition, template: Template) => void

/** Calls back for an effect on a template, and for each definition inside it. */
export const visitPatch = (patch: Definition, template: Template, visit: PatchVisitor): void => {
  visit(patch, template)
  visitChildren(patch, template, (child, _, childTemplate) => visitPatch(child, childTemplate, visit))
}

/** The fields that ids can refer to: those of the schema, and those that effects add. */
export const findKnownFields = (index: FieldIndex, rules: readonly PlacedRule[]): KnownFields => {
  const brought = new Map<Template, Definition>()
  const known: KnownFields = {
    has: (template) => index.byTemplate.has(template) || brought.has(template),
    get: (template) => index.byTemplate.get(template)?.definition ?? brought.get(template),
  }
  for (const { rule, scope } of rules) {
    for (const effect of rule.then.fields) {
      if (!effect.fields && !effect.items) continue
      const target = resolveId(index, known, effect.id, scope)
      if (!target) continue
      visitPatch(effect, target.template, (patch, template) => {
        if (!known.has(template)) brought.set(template, patch)
      })
    }
  }
  return known
}
