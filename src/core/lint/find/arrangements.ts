import { isOwnLayout, layoutElements } from '../../plan/layout.ts'
import type { Definition, Schema } from '../../schema/model.ts'
import { parentAddress } from '../../values/path.ts'
import { bySubject } from '../bySubject.ts'

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
