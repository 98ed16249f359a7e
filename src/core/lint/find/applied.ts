import { visitPatch } from '../../plan/placeRules.ts'
import { isJsonObject } from '../../schema/json.ts'
import { mergeObject, replaceWhole } from '../../schema/mergeDefinition.ts'
import type { Definition } from '../../schema/model.ts'
import { getOrInsert } from '../../values/getOrInsert.ts'
import type { Template } from '../../values/path.ts'
import { bySubject } from '../bySubject.ts'
import type { Subject } from '../subject.ts'
import { changesOf, everyKey, findEffects } from './effects.ts'

/** A field as it is while one effect applies. */
export interface Applied {
  /** Without what other effects on the field change, since it is unknown which of them apply too. */
  readonly definition: Definition
  /** The effect says everything about the field, or brings it. */
  readonly isComplete: boolean
  /** Whether another effect changes a key of the field. */
  readonly isUnsettled: (key: string) => boolean
}

interface PlacedPatch {
  readonly patch: Definition
  readonly template: Template
  readonly isReplacing: boolean
  readonly isBringing: boolean
  /** What it changes: keys, and keys inside the objects that are merged. */
  readonly changes: ReadonlySet<string>
}

/** What effects, and the definitions inside them, make of their fields; by the effect or definition. */
export const findApplied = bySubject((subject): ReadonlyMap<Definition, Applied> => {
  const patches = placePatches(subject)
  const counts = new Map<Template, Map<string, number>>()
  for (const { template, changes } of patches) {
    const counted = getOrInsert(counts, template, () => new Map())
    for (const change of changes) counted.set(change, (counted.get(change) ?? 0) + 1)
  }
  const partial = new Set<object>(subject.objects.flatMap(({ read, place }) => (place.partial === 'answer' ? [read] : [])))
  return new Map(
    patches.flatMap((placed): [Definition, Applied][] => {
      const { patch, template, changes, isReplacing, isBringing } = placed
      const known = subject.known.get(template) ?? {}
      // What a partial answer says of a field is not all that there is.
      if (partial.has(known) && !isReplacing) return []
      const isUnsettled = (key: string): boolean => (counts.get(template)?.get(key) ?? 0) > (changes.has(key) ? 1 : 0)
      const base = settledPart(isReplacing ? { ...(known.type !== undefined && { type: known.type }) } : known, isUnsettled)
      return [[patch, { definition: apply(base, patch), isComplete: isReplacing || isBringing, isUnsettled }]]
    }),
  )
})

const placePatches = (subject: Subject): readonly PlacedPatch[] => {
  const placed: PlacedPatch[] = []
  for (const { effect, template: target } of findEffects(subject)) {
    const isReplacing = effect.apply_as === 'fully_replace'
    visitPatch(effect, target, (patch, template) => {
      const keys = changesOf(patch).flatMap(({ path: [key = '', inner] }) => (inner === undefined ? [key] : [key, `${key}.${inner}`]))
      const isBringing = patch !== effect && !subject.index.byTemplate.has(template)
      placed.push({ patch, template, isReplacing, isBringing, changes: new Set([...keys, ...(isReplacing ? everyKey : [])]) })
    })
  }
  return placed
}

/** The objects of a definition of which an effect can change a part. */
const merged: ReadonlySet<string> = new Set(['validation', 'validation_messages', 'ui_options', 'on_action'])

const settledPart = (definition: Definition, isUnsettled: (key: string) => boolean): Definition =>
  Object.fromEntries(
    Object.entries(definition).flatMap(([key, value]) => {
      if (!merged.has(key) || !isJsonObject(value)) return isUnsettled(key) ? [] : [[key, value]]
      return [[key, Object.fromEntries(Object.entries(value).filter(([inner]) => !isUnsettled(`${key}.${inner}`)))]]
    }),
  )

/** Fields inside are judged on their own, so that it is enough to know whether there are any. Decisions §3. */
const apply = (base: Definition, { id: _id, apply_as: _how, rules: _rules, fields, items, ...changes }: Definition): Definition => {
  const applied: Definition = mergeObject(base, changes, dataKeys)
  const inside = base.fields ?? fields
  return { ...applied, ...(inside && { fields: inside }), ...((items ?? base.items) && { items: { ...base.items, ...items } }) }
}

const dataKeys = new Map([['default', replaceWhole]])
