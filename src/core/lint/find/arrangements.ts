import { isOwnLayout, layoutElements } from '../../plan/layout.ts'
import { visitPatch } from '../../plan/placeRules.ts'
import type { Definition, Schema } from '../../schema/model.ts'
import { getOrInsert } from '../../values/getOrInsert.ts'
import { parentAddress, type Template } from '../../values/path.ts'
import { bySubject } from '../bySubject.ts'
import type { Subject } from '../subject.ts'
import { findEffects } from './effects.ts'

type Ids = ReadonlySet<string>

/** An object with an order or layout: the form, a group or a row. */
export interface Arrangement {
  readonly owner: Schema | Definition
  readonly order: readonly string[]
  /** The ids of the fields inside it. */
  readonly ids: Ids
  readonly elements: readonly string[]
  /** The ids a layout may name: of the fields inside it if it names one of them, else of those beside it. Decisions §9. */
  readonly elementIds: Ids
  /** The template of the field, `''` of the form, and that of what is around the fields it lays out. */
  readonly template: Template
  readonly level: Template
}

const idsOf = ({ fields }: Pick<Definition, 'fields'>): Ids => new Set((fields ?? []).map(({ id }) => id))

const arrange = (owner: Schema | Definition, template: Template, ids: Ids, siblings: Ids): Arrangement => {
  const elements = layoutElements(owner.ui_options)
  const isOwn = isOwnLayout(elements, ids)
  const [elementIds, level] = isOwn || template === '' ? [ids, template] : [siblings, parentAddress(template)]
  return { owner, order: owner.ui_options?.ui_order ?? [], ids, elements, elementIds, template, level }
}

/** All arrangements, the root first. */
export const findArrangements = bySubject(({ schema, index }): readonly Arrangement[] => {
  const rootIds = idsOf(schema)
  const idsByTemplate = new Map([['', rootIds]])
  const ofFields = index.fields.map(({ template, definition }) => {
    const ids = idsOf(definition)
    idsByTemplate.set(template, ids)
    return arrange(definition, template, ids, idsByTemplate.get(parentAddress(template)) ?? ids)
  })
  return [arrange(schema, '', rootIds, rootIds), ...ofFields]
})

/** The same, and those that effects change: they may name fields that any effect brings. */
export const findAllArrangements = bySubject((subject): readonly Arrangement[] => {
  const brought = new Map<Template, string[]>()
  const patches: { readonly owner: Definition; readonly template: Template }[] = []
  for (const { effect, template: target } of findEffects(subject)) {
    visitPatch(effect, target, (owner, template) => {
      if (owner !== effect && typeof owner.id === 'string') getOrInsert(brought, parentAddress(template), () => []).push(owner.id)
      const { ui_layout: layout, ui_order: order } = owner.ui_options ?? {}
      if (layout ?? order) patches.push({ owner, template })
    })
  }
  const found = new Map<Template, Ids>()
  const idsBelow = (template: Template): Ids =>
    getOrInsert(found, template, () => {
      const { fields = [] } = template === '' ? subject.schema : (subject.known.get(template) ?? {})
      return new Set([...fields.map(({ id }) => id), ...(brought.get(template) ?? [])])
    })
  const ofPatches = patches.map(({ owner, template }) => arrange(owner, template, idsBelow(template), idsBelow(parentAddress(template))))
  return [...findArrangements(subject), ...ofPatches]
})

/** An element of a layout that stands in a row already. */
export interface RepeatedElement {
  readonly owner: Arrangement['owner']
  readonly id: string
  readonly at: number
}

/** Elements that their layout, or one before it, names too; but not those of a layout that only repeats a row. Decisions §9. */
export const findRepeatedElements = (subject: Subject): readonly RepeatedElement[] => {
  const places = new Map([...subject.plan.nodes.keys()].map((template, place) => [template, place]))
  // A group lays out its fields before they do so, these as they are shown.
  const placeOf = ({ template, level }: Arrangement): number => (template === level ? -1 : (places.get(template) ?? 0))
  const rows = new Map<Template, Map<string, Arrangement>>()
  return findArrangements(subject)
    .filter(({ elements }) => elements.length > 0)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap((arrangement) => {
      const { owner, elements, elementIds, level } = arrangement
      const rowById = getOrInsert(rows, level, () => new Map())
      const earlier = new Set(elements.filter((id) => elementIds.has(id)).map((id) => rowById.get(id)))
      const isTaken = (id: string): boolean => earlier.size > 1 && rowById.has(id)
      const repeated = elements.flatMap((id, at) =>
        elementIds.has(id) && (elements.indexOf(id) < at || isTaken(id)) ? [{ owner, id, at }] : [],
      )
      for (const id of elements) if (!rowById.has(id)) rowById.set(id, arrangement)
      return repeated
    })
}
