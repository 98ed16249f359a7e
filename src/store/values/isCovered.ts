import type { Cell } from '../cell.ts'
import type { FormState } from '../formState.ts'
import { parentOf } from '../lineageOf.ts'

/**
 * Whether something stands in place of a group around a field: `null`, or a value of the host that does not fit. Until it is replaced, by an
 * edit of any field in the group, these fields stay empty. Decisions §2.
 */
export function isCovered(state: FormState, cell: Cell): boolean {
  // Asked of each field that enters: a list of what is around it would cost more than the look.
  for (let at = parentOf(state, cell); at !== undefined; at = parentOf(state, at)) if (at.value !== undefined) return true
  return false
}
