import type { Definition, Schema } from '../schema/model.ts'
import type { Problem } from '../schema/problems.ts'
import { parentAddress } from '../values/path.ts'
import type { FieldIndex } from './fieldIndex.ts'
import { isOwnLayout, layoutElements } from './layout.ts'

type Ids = ReadonlySet<string>

const idsOf = ({ fields }: Pick<Definition, 'fields'>): Ids => new Set((fields ?? []).map(({ id }) => id))

/** Orders and layouts that name unknown ids, orders that lack some, and layouts that name a field twice. Decisions §1 and §9. */
export const reportLayout = (schema: Schema, index: FieldIndex): Problem[] => {
  const problems: Problem[] = []
  const rootIds = idsOf(schema)
  const ids = new Map<string, Ids>([['', rootIds]])
  reportOrder(schema, rootIds, '', problems)
  reportElements(layoutElements(schema.ui_options), rootIds, '', problems)
  for (const { template, definition, pointer } of index.fields) {
    const ownIds = idsOf(definition)
    ids.set(template, ownIds)
    reportOrder(definition, ownIds, pointer, problems)
    const elements = layoutElements(definition.ui_options)
    const named = isOwnLayout(elements, ownIds) ? ownIds : (ids.get(parentAddress(template)) ?? ownIds)
    reportElements(elements, named, pointer, problems)
  }
  return problems
}

const reportOrder = (definition: Pick<Definition, 'ui_options'>, ids: Ids, owner: string, problems: Problem[]): void => {
  const order = definition.ui_options?.ui_order
  if (!order || order.length === 0) return
  const pointer = `${owner}/ui_options/ui_order`
  order.forEach((id, position) => {
    if (!ids.has(id)) problems.push({ code: 'order/unknown-id', level: 'warning', pointer: `${pointer}/${position}`, args: { id } })
  })
  const named = new Set(order)
  const missing = [...ids].filter((id) => !named.has(id))
  if (missing.length > 0) problems.push({ code: 'order/missing-ids', level: 'info', pointer, args: { ids: missing } })
}

const reportElements = (elements: readonly string[], ids: Ids, owner: string, problems: Problem[]): void => {
  const seen = new Set<string>()
  elements.forEach((id, position) => {
    const pointer = `${owner}/ui_options/ui_layout/elements/${position}`
    if (!ids.has(id)) problems.push({ code: 'layout/unknown-element', level: 'warning', pointer, args: { id } })
    else if (seen.has(id)) problems.push({ code: 'layout/element-twice', level: 'warning', pointer, args: { id } })
    seen.add(id)
  })
}
