import { type Address, childAddress } from '../../core/values/path.ts'
import type { Cell } from '../../store/cells/cell.ts'
import type { FormState } from '../../store/formState.ts'

/** How many of the visible fields of a group and its subgroups have a value, defaults included. An array counts as one field. */
export function countFilled(state: Pick<FormState, 'cells'>, group: Address): { readonly filled: number; readonly all: number } {
  const fields = fieldsIn(state, group)
  return { filled: fields.filter(isFilled).length, all: fields.length }
}

function fieldsIn(state: Pick<FormState, 'cells'>, address: Address): readonly Cell[] {
  const cell = state.cells.get(address)
  if (cell === undefined || cell.node.hidden) return []
  if (cell.node.shape !== 'group' || cell.expression) return [cell]
  return cell.node.children.flatMap(({ id }) => fieldsIn(state, childAddress(address, id)))
}

const empty = new Set<string | undefined>([undefined, 'null', '""', '[]', '{}'])

const isFilled = ({ rows, text, value }: Cell): boolean => (rows?.length ?? 0) > 0 || !!text || !empty.has(JSON.stringify(value))
