import type { Cell } from '../cell.ts'
import type { FormState } from '../formState.ts'

/**
 * Whether something stands in place of a group around a field: `null`, or a value of the host that does not fit. Until it is replaced, by an
 * edit of any field in the group, these fields stay empty. Decisions §2.
 */
export function isCovered(state: FormState, cell: Cell): boolean {
  for (let at = cell.parent; at !== undefined; at = state.cells.get(at)?.parent) {
    if (state.cells.get(at)?.value !== undefined) return true
  }
  return false
}
