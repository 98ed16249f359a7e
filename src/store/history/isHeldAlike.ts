import { isEqual } from '../../core/schema/json.ts'
import type { Cell } from '../cells/cell.ts'

/** Whether a field has the same content. One that became a group holds its content in the fields below it, and nothing in its own cell. */
export const isHeldAlike = (before: Cell | undefined, after: Cell | undefined): boolean =>
  before === after ||
  (before !== undefined &&
    after !== undefined &&
    before.node.shape === after.node.shape &&
    before.value === after.value &&
    before.text === after.text &&
    before.unread === after.unread &&
    isEqual(before.rows, after.rows) &&
    before.origin === after.origin &&
    before.side === after.side &&
    before.otherSide === after.otherSide &&
    isEqual(before.baseline, after.baseline) &&
    before.appliedDefaults === after.appliedDefaults)
