import type { UiOptions } from '../schema/model.ts'
import type { FieldNode } from './plan.ts'

interface Identified {
  readonly id: string
}

/** Fields as `ui_order` names them; those it does not name follow in document order. Decisions §1 and §9. */
export const orderFields = <Field extends Identified>(fields: readonly Field[], order: readonly string[] | undefined): readonly Field[] => {
  if (!order || order.length === 0) return fields
  const byId = new Map(fields.map((field) => [field.id, field]))
  const named = new Set([...order].filter((id) => byId.has(id)))
  const first = [...named].flatMap((id) => byId.get(id) ?? [])
  return [...first, ...fields.filter((field) => !named.has(field.id))]
}

/** The ids a horizontal layout puts in one row, `[]` where there is none. */
export const layoutElements = (options: UiOptions | undefined): readonly string[] => {
  const layout = options?.ui_layout
  return layout && (layout.type ?? 'horizontal') === 'horizontal' ? (layout.elements ?? []) : []
}

/** Whether a field's layout is about its own children and not about its siblings: it names one of them. Decisions §9. */
export const isOwnLayout = (elements: readonly string[], ownIds: { readonly has: (id: string) => boolean }): boolean =>
  elements.some((id) => ownIds.has(id))

/**
 * The children of a group as lines, from its own `ui_layout` and those of its children: each row in the order of its elements, at the
 * place of the first. An id stands in the first row that names it. Decisions §9.
 */
export const compileLines = (options: UiOptions | undefined, children: readonly FieldNode[]): readonly (readonly string[])[] => {
  const own = layoutElements(options)
  const layouts = own.length > 0 ? [own] : []
  for (const { definition, childById } of children) {
    const elements = layoutElements(definition.ui_options)
    if (elements.length > 0 && !isOwnLayout(elements, childById)) layouts.push(elements)
  }
  if (layouts.length === 0) return children.map(({ id }) => [id])
  const ids = new Set(children.map(({ id }) => id))
  const rowOf = new Map<string, string[]>()
  for (const elements of layouts) {
    const row: string[] = []
    for (const id of elements) {
      if (!ids.has(id) || rowOf.has(id)) continue
      row.push(id)
      rowOf.set(id, row)
    }
  }
  return [...new Set(children.map(({ id }) => rowOf.get(id) ?? id))].map((line) => (typeof line === 'string' ? [line] : line))
}
