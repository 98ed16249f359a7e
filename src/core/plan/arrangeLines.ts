import { getOrInsert } from '../values/getOrInsert.ts'
import type { FieldNode } from './plan.ts'

type Line = readonly string[]

const lineById = new WeakMap<readonly Line[], ReadonlyMap<string, Line>>()

const indexLines = (lines: readonly Line[]): ReadonlyMap<string, Line> =>
  new Map(lines.flatMap((line) => line.map((id) => [id, line] as const)))

/**
 * The lines of a group or row that are drawn now: without the children that are not shown, each line in the order of its elements, at the
 * place of the first shown one. Decisions §9.
 *
 * @example arrangeLines(node, (id) => id !== 'city') // [['name'], ['zip', 'country']]
 */
export const arrangeLines = (node: FieldNode, isShown: (id: string) => boolean): readonly Line[] => {
  const byId = getOrInsert(lineById, node.lines, indexLines)
  const shown = new Set(node.children.filter(({ id }) => isShown(id)).map(({ id }) => id))
  const drawn = new Set<Line>()
  for (const id of shown) drawn.add(byId.get(id) ?? [id])
  return [...drawn].map((line) => (line.every((id) => shown.has(id)) ? line : line.filter((id) => shown.has(id))))
}
