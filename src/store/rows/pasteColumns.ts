import { arrangeLines } from '../../core/plan/layout.ts'
import type { FieldNode } from '../../core/plan/plan.ts'
import type { Choice } from '../../core/schema/wire.ts'
import { childAddress, type Address } from '../../core/values/path.ts'
import type { Cell } from '../cells/cell.ts'
import type { FormState } from '../formState.ts'
import type { RowWork } from './rowWork.ts'

/** The field of each row that one column of a table is pasted into. */
export interface Column {
  /** Ids from the row down; empty for a row of a single value. */
  readonly path: readonly string[]
  readonly node: FieldNode
  /** The choices that a text is matched against. */
  readonly choices: readonly Choice[]
}

const noChoices: readonly Choice[] = []

/**
 * The fields of a row in visible order, including those of nested groups, but no nested lists. `key`: the row to look at; any row by
 * default.
 */
export function findColumns(state: FormState, work: RowWork, array: Cell, key: string | undefined): readonly Column[] {
  const { row } = array.node
  return row === undefined ? [] : collect(state, work, row, key === undefined ? undefined : childAddress(array.address, key), [])
}

function collect(
  state: FormState,
  work: RowWork,
  planned: FieldNode,
  address: Address | undefined,
  path: readonly string[],
): readonly Column[] {
  const cell = address === undefined ? undefined : state.cells.get(address)
  const node = cell?.node ?? planned
  if (node.hidden) return []
  if (node.shape === 'value') return [{ path, node, choices: choicesOf(state, work, node, cell) }]
  if (node.shape !== 'group') return []
  return arrangeLines(node, (id) => node.childById.get(id))
    .flat()
    .flatMap((id) => {
      const child = node.childById.get(id)
      return child === undefined
        ? []
        : collect(state, work, child, address === undefined ? undefined : childAddress(address, id), [...path, id])
    })
}

/** The choices that are the same for all rows; choices that depend on other fields of a row are only known for that row. */
function choicesOf(state: FormState, { selectChoices }: RowWork, { optionSource }: FieldNode, cell: Cell | undefined): readonly Choice[] {
  const isShared = cell?.requests?.every(({ row }) => row === undefined) ?? false
  const loaded = cell !== undefined && isShared ? selectChoices(state, cell)?.choices : undefined
  return loaded ?? optionSource?.choices?.values ?? noChoices
}
