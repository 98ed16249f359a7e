import { arrangeLines } from '../../core/plan/layout.ts'
import type { FieldNode } from '../../core/plan/plan.ts'
import type { Choice } from '../../core/schema/wire.ts'
import { childAddress, type Address } from '../../core/values/path.ts'
import type { Cell } from '../cells/cell.ts'
import type { FormState } from '../formState.ts'
import type { RowWork } from './rowWork.ts'

/** A field of each row that a column of a table goes to. */
export interface Column {
  /** Ids from the row down; of a row of one value none. */
  readonly path: readonly string[]
  readonly node: FieldNode
  /** By which a text is known as one of them. */
  readonly choices: readonly Choice[]
}

const noChoices: readonly Choice[] = []

/** The fields of a row in the order in which they are shown, those of groups in it among them, lists not. `key`: the row that is looked at; without one any. */
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
  const isShown = (id: string) => node.childById.has(id)
  return arrangeLines(node, isShown)
    .flat()
    .flatMap((id) => {
      const child = node.childById.get(id)
      return child === undefined
        ? []
        : collect(state, work, child, address === undefined ? undefined : childAddress(address, id), [...path, id])
    })
}

/** What is known of the choices of all rows: those that hang on what else is in a row are known of that row alone. */
function choicesOf(state: FormState, { selectChoices }: RowWork, { optionSource }: FieldNode, cell: Cell | undefined): readonly Choice[] {
  const isShared = cell?.requests?.every(({ row }) => row === undefined) ?? false
  const loaded = cell !== undefined && isShared ? selectChoices(state, cell)?.choices : undefined
  return loaded ?? optionSource?.choices?.values ?? noChoices
}
