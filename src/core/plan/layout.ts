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

/** A child of a group as the rules have it by now; `undefined` for one that is not there. */
type NodeOf = (id: string) => FieldNode | undefined

/**
 * The line of each child of a group that a layout puts in one line with others, from the `ui_layout` of the group and of the children. An id
 * belongs to the first line that names it; a child that none names has its own line. Decisions §9.
 */
export const lineByChild = ({ children, childById, definition }: FieldNode, nodeOf: NodeOf): ReadonlyMap<string, Line> => {
  const lines = new Map<string, string[]>()
  const arrange = (elements: readonly string[]) => {
    const line: string[] = []
    for (const id of elements) {
      if (!childById.has(id) || lines.has(id)) continue
      line.push(id)
      lines.set(id, line)
    }
  }
  arrange(layoutElements(definition.ui_options))
  for (const child of children) {
    const node = nodeOf(child.id) ?? child
    const elements = layoutElements(node.definition.ui_options)
    if (!isOwnLayout(elements, node.childById)) arrange(elements)
  }
  return lines
}

/**
 * The visible lines of a group or row: without hidden children, each line in the order of its elements, at the position of the first
 * visible one. Decisions §9.
 *
 * @example arrangeLines(node, (id) => node.childById.get(id)) // [['name'], ['zip', 'country']]
 */
export const arrangeLines = (group: FieldNode, nodeOf: NodeOf): readonly Line[] => {
  const lines = lineByChild(group, nodeOf)
  const shown = new Set(group.children.map(({ id }) => id).filter((id) => nodeOf(id)?.hidden === false))
  const drawn = new Set<Line>()
  for (const id of shown) drawn.add(lines.get(id) ?? [id])
  return [...drawn].map((line) => (line.every((id) => shown.has(id)) ? line : line.filter((id) => shown.has(id))))
}
