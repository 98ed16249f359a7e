import type { Cell } from './cell.ts'
import type { FormState } from './formState.ts'

type Cells = Pick<FormState, 'cells'>

/** The cell right around a cell; `undefined` of that of the form. */
export const parentOf = ({ cells }: Cells, { parent }: Cell): Cell | undefined => (parent === undefined ? undefined : cells.get(parent))

/** A cell and those it lies in, innermost first; the last is that of the form. */
export function lineageOf(state: Cells, cell: Cell | undefined): readonly Cell[] {
  const lineage: Cell[] = []
  for (let at = cell; at !== undefined; at = parentOf(state, at)) lineage.push(at)
  return lineage
}
