import type { Definition } from '../../core/schema/model.ts'
import { defaultOf } from '../../core/values/defaults.ts'
import { childAddress } from '../../core/values/path.ts'
import { enterRow, nextRowKey, type Given } from './enterField.ts'
import { recheckShownError } from '../submit/checkFields.ts'
import { edit } from './fieldTransitions.ts'
import type { EventOf } from '../formEvents.ts'
import { setCell, type FormDraft } from '../formDraft.ts'
import { discardField } from './leaveField.ts'
import { readValue } from './readValues.ts'
import { keepRow, restoreRow } from './restoreRow.ts'
import { dropAside } from './setAside.ts'

/** A row was added at the end; its fields get their defaults. Decisions §2. */
export function rowAdded(draft: FormDraft, { address }: EventOf<'rowAdded'>): void {
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  edit(draft, address)
  const key = nextRowKey(draft)
  const next = { ...cell, rows: [...(cell.rows ?? []), key], value: undefined, origin: 'user' as const, hostError: undefined }
  setCell(draft, next)
  enterRow(draft, next, key, givenOnAdding(cell.node.row?.definition))
  recheckShownError(draft, address)
}

/** A row of one boolean says no from its adding, where it has no default: an untouched box in a list is an answer. Decisions §2. */
const givenOnAdding = (row: Definition = {}): Given =>
  row.type === 'boolean' && defaultOf(row) === undefined ? { value: false, origin: 'user' } : { value: undefined, origin: 'none' }

/** A row was copied: a new one with the same values stands after it. Errors and what was set aside stay with the first. */
export function rowDuplicated(draft: FormDraft, { address, key }: EventOf<'rowDuplicated'>): void {
  const cell = draft.state.cells.get(address)
  if (cell?.rows?.includes(key) !== true) return
  edit(draft, address)
  const value = readValue(draft.state, childAddress(address, key))
  const copy = nextRowKey(draft)
  const next = {
    ...cell,
    rows: cell.rows.flatMap((one) => (one === key ? [one, copy] : [one])),
    origin: 'user' as const,
    hostError: undefined,
  }
  setCell(draft, next)
  enterRow(draft, next, copy, { value, origin: value === undefined ? 'none' : 'user' })
  recheckShownError(draft, address)
}

/** A row was removed, with all it held and what was set aside in it. */
export function rowRemoved(draft: FormDraft, { address, key }: EventOf<'rowRemoved'>): void {
  const cell = draft.state.cells.get(address)
  if (cell?.rows?.includes(key) !== true) return
  edit(draft, address)
  const row = childAddress(address, key)
  draft.state.removedRow = keepRow(draft, address, key)
  discardField(draft, row)
  dropAside(draft, row)
  setCell(draft, { ...cell, rows: cell.rows.filter((one) => one !== key), origin: 'user', hostError: undefined })
  recheckShownError(draft, address)
}

/** The removal of a row is taken back. */
export function rowRestored(draft: FormDraft, { address }: EventOf<'rowRestored'>): void {
  const { removedRow } = draft.state
  if (removedRow?.address !== address) return
  edit(draft, address)
  draft.state.removedRow = undefined
  restoreRow(draft, removedRow)
  recheckShownError(draft, address)
}

/** A row was moved to another index; nothing in it changes. */
export function rowMoved(draft: FormDraft, { address, key, to }: EventOf<'rowMoved'>): void {
  const cell = draft.state.cells.get(address)
  if (cell?.rows?.includes(key) !== true) return
  edit(draft, address)
  const rows = cell.rows.filter((one) => one !== key)
  rows.splice(Math.max(0, Math.min(to, rows.length)), 0, key)
  setCell(draft, { ...cell, rows, origin: 'user', hostError: undefined })
  // The summary names rows by where they stand.
  if (draft.state.errors.size > 0) draft.formChanged = true
}
