import { setOwn } from '../../core/schema/json.ts'
import { childAddress, type Address, type Path } from '../../core/values/path.ts'
import type { Cell, Side } from '../cells/cell.ts'
import type { FormState } from '../formState.ts'

/** The content of a field's inactive side. Decisions §10. */
export interface OtherSide {
  readonly path: Path
  readonly side: Side
  /** As JSON, or as text if it cannot be read as a value of the field. */
  readonly value: unknown
}

/**
 * The content of all inactive sides, which is neither handed over nor submitted. `pathOf` is passed in, because this module is loaded
 * lazily.
 */
export const readOtherSides = (state: FormState, pathOf: (state: FormState, address: Address) => Path): readonly OtherSide[] =>
  [...state.cells.values()].flatMap((cell) => {
    const { address, expression, otherSide, node } = cell
    if (otherSide === undefined) return []
    const held = otherSide.unread ? otherSide.text : otherSide.value
    const value = expression && node.shape !== 'value' ? readBehind(state, cell) : held
    return [{ path: pathOf(state, address), side: expression ? 'fixed' : 'expression', value }]
  })

/** The fields of a group, or the rows of an array, behind an expression. */
function readBehind(state: FormState, { address, node, rows }: Cell): unknown {
  const readAt = (segment: string): unknown => {
    const cell = state.cells.get(childAddress(address, segment))
    if (cell === undefined || cell.node.shape === 'value' || cell.value !== undefined) return cell?.value
    return readBehind(state, cell)
  }
  if (node.shape === 'rows') return rows?.map((key) => readAt(key) ?? null)
  const group: Record<string, unknown> = {}
  for (const { id } of node.children) {
    const value = readAt(id)
    if (value !== undefined) setOwn(group, id, value)
  }
  return group
}
