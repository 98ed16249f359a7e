import type { FieldNode, Line } from './plan.ts'

/**
 * The lines of a group or row that are drawn now: without the children that are not shown, each line in the order of its elements, at the
 * place of the first shown one. Decisions §9.
 *
 * @example arrangeLines(node, (id) => id !== 'city') // [['name'], ['zip', 'country']]
 */
export const arrangeLines = ({ children, lineById }: FieldNode, isShown: (id: string) => boolean): readonly Line[] => {
  const shown = new Set(children.filter(({ id }) => isShown(id)).map(({ id }) => id))
  const drawn = new Set<Line>()
  for (const id of shown) drawn.add(lineById.get(id) ?? [id])
  return [...drawn].map((line) => (line.every((id) => shown.has(id)) ? line : line.filter((id) => shown.has(id))))
}
