import { isOwnLayout, layoutElements } from '../../plan/layout.ts'
import { visitPatch } from '../../plan/placeRules.ts'
import type { Definition, Schema } from '../../schema/model.ts'
import { getOrInsert } from '../../values/getOrInsert.ts'
import { parentAddress, type Template } from '../../values/path.ts'
import { bySubject } from '../bySubject.ts'
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
}

const idsOf = ({ fields }: Pick<Definition, 'fields'>): Ids => new Set((fields ?? []).map(({ id }) => id))

/** All arrangements, the root first. */
export const findArrangements = bySubject(({ schema, index }): readonly Arrangement[] => {
  const rootIds = idsOf(schema)
  const idsByTemplate = new Map([['', rootIds]])
  const arrange = (owner: Schema | Definition, ids: Ids, siblings: Ids): Arrangement => {
    const elements = layoutElements(owner.ui_options)
    return { owner, order: owner.ui_options?.ui_order ?? [], ids, elements, elementIds: isOwnLayout(elements, ids) ? ids : siblings }
  }
  const ofFields = index.fields.map(({ template, definition }) => {
    const ids = idsOf(definition)
    idsByTemplate.set(template, ids)
    return arrange(definition, ids, idsByTemplate.get(parentAddress(template)) ?? ids)
  })
  return [arrange(schema, rootIds, rootIds), ...ofFields]
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
  const ofPatches = patches.map(({ owner, template }) => {
    const [elements, ids] = [layoutElements(owner.ui_options), idsBelow(template)]
    const elementIds = isOwnLayout(elements, ids) ? ids : idsBelow(parentAddress(template))
    return { owner, order: owner.ui_options?.ui_order ?? [], ids, elements, elementIds }
  })
  return [...findArrangements(subject), ...ofPatches]
})
