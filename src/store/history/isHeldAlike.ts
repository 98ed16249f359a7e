import { isEqual } from '../../core/schema/json.ts'
import type { Cell } from '../cells/cell.ts'

/** Whether a field has the same content. */
export const isHeldAlike = (before: Cell | undefined, after: Cell | undefined): boolean =>
  before === after ||
  (before !== undefined &&
    after !== undefined &&
    before.value === after.value &&
    before.text === after.text &&
    before.unread === after.unread &&
    isEqual(before.rows, after.rows) &&
    before.origin === after.origin &&
    before.side === after.side &&
    before.otherSide === after.otherSide &&
    isEqual(before.baseline, after.baseline) &&
    before.appliedDefaults === after.appliedDefaults)
