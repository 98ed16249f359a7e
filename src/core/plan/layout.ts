import type { UiOptions } from '../schema/model.ts'
import type { FieldNode, Line } from './plan.ts'

interface Identified {
  readonly id: string
}

/** Sorts fields by `ui_order`; fields that it does not name follow in document order. Decisions §1 and §9. */
export const orderFields = <Field extends Identified>(fields: readonly Field[], order: readonly string[] | undefined): readonly Field[] => {
  if (!order || order.length === 0) return fields
  const byId = new Map(fields.map((field) => [field.id, field]))
  return [...new Set([...order.flatMap((id) => byId.get(id) ?? []), ...fields])]
}

/** The ids a horizontal layout puts in one row, `[]` where there is none. */
export const layoutElements = (options: UiOptions | undefined): readonly string[] => {
  const layout = options?.ui_layout
  return layout && (layout.type ?? 'horizontal') === 'horizontal' ? (layout.elements ?? []) : []
}

/** Whether a field's layout arranges its own children rather than its siblings: it names one of the children. Decisions §9. */
export const isOwnLayout = (elements: readonly string[], ownIds: { readonly has: (id: string) => boolean }): boolean =>
  elements.some((id) => ownIds.has(id))

export const noLines: ReadonlyMap<string, Line> = new Map()

/**
 * The lines for the children of a group, by id, from the `ui_layout` of the group and of the children. An id belongs to the first line that
 * names it. Decisions §9.
 */
export const compileLines = (options: UiOptions | undefined, children: ReadonlyMap<string, FieldNode>): ReadonlyMap<string, Line> => {
  const own = layoutElements(options)
  const layouts = own.length > 0 ? [own] : []
  for (const { definition, childById } of children.values()) {
    const elements = layoutElements(definition.ui_options)
    if (elements.length > 0 && !isOwnLayout(elements, childById)) layouts.push(elements)
  }
  if (layouts.length === 0) return noLines
  const lineById = new Map<string, string[]>()
  for (const elements of layouts) {
    const line: string[] = []
    for (const id of elements) {
      if (!children.has(id) || lineById.has(id)) continue
      line.push(id)
      lineById.set(id, line)
    }
  }
  return lineById
}

/**
 * The visible lines of a group or row: without hidden children, each line in the order of its elements, at the position of the first
 * visible one. Decisions §9.
 *
 * @example arrangeLines(node, (id) => id !== 'city') // [['name'], ['zip', 'country']]
 */
export const arrangeLines = ({ children, lineById }: FieldNode, isShown: (id: string) => boolean): readonly Line[] => {
  const shown = new Set(children.filter(({ id }) => isShown(id)).map(({ id }) => id))
  const drawn = new Set<Line>()
  for (const id of shown) drawn.add(lineById.get(id) ?? [id])
  return [...drawn].map((line) => (line.every((id) => shown.has(id)) ? line : line.filter((id) => shown.has(id))))
}
