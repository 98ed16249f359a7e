import { segmentsBelow } from '../../core/rules/readFields.ts'
import { childAddress, type Address } from '../../core/values/path.ts'
import type { Cell } from './cell.ts'
import type { FormState } from '../formState.ts'

type Cells = Pick<FormState, 'cells'>

/** The cell right around a cell; `undefined` of that of the form. */
export const parentOf = ({ cells }: Cells, { parent }: Cell): Cell | undefined => (parent === undefined ? undefined : cells.get(parent))

/** Addresses of the cells right below a cell. */
export const childAddresses = (cell: Cell): readonly Address[] => segmentsBelow(cell).map((segment) => childAddress(cell.address, segment))

/** A cell and those it lies in, innermost first; the last is that of the form. */
export function selfAndAncestors(state: Cells, cell: Cell | undefined): readonly Cell[] {
  const lineage: Cell[] = []
  for (let at = cell; at !== undefined; at = parentOf(state, at)) lineage.push(at)
  return lineage
}

/**
 * Whether something stands in place of a group around a field: `null`, or a value of the host that does not fit. Until it is replaced, by an
 * edit of any field in the group, these fields stay empty. Behind an expression they are filled as ever. Decisions §2 and §10.
 */
export function isCovered(state: FormState, cell: Cell): boolean {
  // Asked of each field that enters: a list of what is around it would cost more than the look.
  for (let at = parentOf(state, cell); at !== undefined; at = parentOf(state, at)) if (at.value !== undefined && !at.expression) return true
  return false
}
