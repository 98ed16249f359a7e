import type { Cell } from '../cell.ts'
import type { FormState } from '../formState.ts'
import { lineageOf, parentOf } from '../lineageOf.ts'

/**
 * Whether something stands in place of a group around a field: `null`, or a value of the host that does not fit. Until it is replaced, by an
 * edit of any field in the group, these fields stay empty. Decisions §2.
 */
export const isCovered = (state: FormState, cell: Cell): boolean =>
  lineageOf(state, parentOf(state, cell)).some(({ value }) => value !== undefined)
