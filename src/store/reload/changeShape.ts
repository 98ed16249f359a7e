import { fitsType } from '../../core/values/fitsType.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import type { Address } from '../../core/values/path.ts'
import { enterField, type Given } from '../values/enterField.ts'
import type { FieldChange } from './fieldChange.ts'
import type { FormDraft } from '../formDraft.ts'
import { childAddresses, discardField, isTouched, keepHeld, leaveField } from '../values/leaveField.ts'
import { readValue } from '../values/readValues.ts'
import { takeStrangers } from '../values/takeStrangers.ts'

/**
 * A field that holds one value becomes a group or rows, or the other way round: what it holds moves over whole where it fits, else it
 * is set aside part by part. Decisions §2.
 */
export function changeShape(draft: FormDraft, change: FieldChange): void {
  const { cell, base, node } = change
  const { address, parent } = cell
  const given = takeMoving(draft, change)
  if (given === undefined) leaveField(draft, address)
  else {
    keepUnread(draft, address)
    discardField(draft, address)
  }
  enterField(draft, { base, node, address, parent }, given)
}

/** The value that moves over, with what was set aside of it; an untouched default stays one, and follows its definition as ever. */
function takeMoving(draft: FormDraft, change: FieldChange): Given | undefined {
  const { state } = draft
  const { cell, node, cause, defaultBefore, defaultAfter } = change
  const value = readValue(state, cell.address)
  // What stands in place of the group is no part of a whole.
  const whole =
    cell.node.shape === 'group' && cell.value === undefined && node.shape === 'value' && fitsType({}, node.definition)
      ? takeStrangers(draft, cell.address, value)
      : undefined
  if (whole !== undefined) return { value: whole, origin: isTouched(state, cell) ? 'user' : 'host' }
  if (value === undefined || node.shape === 'nothing' || !fitsType(value, node.definition)) return undefined
  if (isTouched(state, cell)) return { value, origin: 'user' }
  const hasNewDefault = cause === 'reload' && !isEqual(defaultBefore, defaultAfter)
  return hasNewDefault ? undefined : { value, origin: 'default' }
}

/** Text that could not be read is no part of the value, so it is set aside. */
function keepUnread(draft: FormDraft, address: Address): void {
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  if (cell.unread) keepHeld(draft, cell)
  for (const child of childAddresses(cell)) keepUnread(draft, child)
}
