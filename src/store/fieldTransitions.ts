import { showObjects } from './schema/placePlan.ts'
import { selectContentReaders } from '../core/plan/plan.ts'
import { isEqual } from '../core/values/isEqual.ts'
import { readText } from '../core/values/readText.ts'
import { isWithin, parentAddress, type Address } from '../core/values/path.ts'
import { isUntouched, type Cell } from './cells/cell.ts'
import type { EventOf } from './formEvents.ts'
import { isEditable } from './formSettings.ts'
import { pathOf } from './cells/pathOf.ts'
import { isConstant } from './cells/setAside.ts'
import { readHostValue, updateSubmit, type Transaction } from './transaction.ts'
import { setCell, updateCell } from './cells/writeCells.ts'
import type { FormState } from './formState.ts'
import { selfAndAncestors } from './cells/lineage.ts'
import { replaceValue } from './cells/replaceValue.ts'
import { settleRules } from './rules/settleRules.ts'
import { recheckShownError, checkField, needsCheck } from './validation/checkFields.ts'

/** A value was chosen or cleared; counts as a change at once. Decisions §5. */
export function valueChosen(transaction: Transaction, { address, value }: EventOf<'valueChosen'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined || holdsAlready(cell, value)) return
  edit(transaction, address)
  replaceValue(transaction, cell, value, 'user')
  recheckShownError(transaction, address)
}

/** Setting a field to what it holds is no change, unless it makes a default somebody's choice. */
const holdsAlready = (cell: Cell, value: unknown): boolean =>
  cell.node.shape === 'value' &&
  !cell.unread &&
  !cell.uncommitted &&
  !isUntouched(cell) &&
  value !== undefined &&
  isEqual(cell.value, value)

/** A text was typed: its value where it reads as one; the text itself is kept either way. Decisions §2. */
export function textTyped(transaction: Transaction, { address, text }: EventOf<'textTyped'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  edit(transaction, address)
  const reading = readText(cell.node.definition, cell.node.control, text)
  const isUnread = 'issue' in reading
  setCell(transaction, {
    ...cell,
    value: isUnread ? undefined : keepIdentity(cell.value, reading.value),
    text,
    unread: isUnread,
    origin: 'user',
  })
  // The text itself may decide, by rules, whether anything waits for it.
  settleRules(transaction)
  noteUncommitted(transaction, address)
  recheckShownError(transaction, address)
}

const keepIdentity = (before: unknown, after: unknown): unknown => (isEqual(before, after) ? before : after)

function noteUncommitted(transaction: Transaction, address: Address): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined) return
  const uncommitted = isAwaited(transaction.state, cell)
  if (uncommitted !== cell.uncommitted) setCell(transaction, { ...cell, uncommitted })
}

/** Whether schema or content wait for this field, so that half a word must not count as a change. */
const isAwaited = (state: FormState, cell: Cell): boolean =>
  selfAndAncestors(state, cell).some(({ node }) => node.loadsSchema) || selectContentReaders(state.plan, cell.node.template).length > 0

/** The typed text counts: Enter, blur, or half a second without a key. */
export function fieldCommitted(transaction: Transaction, { address }: EventOf<'fieldCommitted'>): void {
  commit(transaction, address)
}

/** What was typed into a field counts. */
function commit(transaction: Transaction, address: Address): void {
  if (transaction.state.indexes.uncommitted.has(address)) updateCell(transaction, address, { uncommitted: false })
}

/** The focus left: the field's first error may show from now on. Decisions §8. */
export function fieldLeft(transaction: Transaction, { address }: EventOf<'fieldLeft'>): void {
  commit(transaction, address)
  const cell = transaction.state.cells.get(address)
  // Who can only read has left nothing unfinished.
  if (cell === undefined || !isEditable(transaction.state.settings)) return
  if (!cell.touched) updateCell(transaction, address, { touched: true })
  checkField(transaction, address)
}

/** The host set a value: as if the field had entered with it. */
export function valueSet(transaction: Transaction, { address, value }: EventOf<'valueSet'>): void {
  const cell = transaction.state.cells.get(address)
  if (cell === undefined || holdsAlready(cell, value)) return
  edit(transaction, address)
  dropUndo(transaction, address)
  replaceValue(transaction, cell, readHostValue(transaction, value, pathOf(transaction.state, address)), 'host')
  showObjects(transaction)
  recheckShownError(transaction, address)
}

/** What the host sets is not to be undone: a row that was removed there stays away. Decisions §11. */
function dropUndo({ state, changed }: Transaction, address: Address): void {
  const array = state.removedRow?.address
  if (array === undefined || !isWithin(array, address)) return
  state.removedRow = undefined
  changed.add(array)
}

/**
 * Something was done to a field: the loop breaker starts counting anew (decisions §5), and what stood in place of a group around it,
 * `null` or a value that does not fit, is replaced.
 */
export function edit(transaction: Transaction, address: Address): void {
  const { state } = transaction
  transaction.edited = address
  const [, ...around] = selfAndAncestors(state, state.cells.get(address))
  for (const cell of around) if (cell.value !== undefined) updateCell(transaction, cell.address, { value: undefined })
  const { answersSinceEdit, askWith } = state.schema
  // What a saved step is to be asked with first counts until what the schema depends on is another.
  const isOvertaken = askWith && [...state.indexes.loadSchema].some((at) => isWithin(at, address) || isWithin(address, at))
  if (answersSinceEdit > 0 || isOvertaken)
    state.schema = { ...state.schema, answersSinceEdit: 0, askWith: isOvertaken ? undefined : askWith }
  // What was submitted is no longer what stands there.
  if (state.submit.phase === 'submitted') updateSubmit(transaction, { phase: 'idle' })
}

/** A field is to get the focus; folded rows on the way to it open. */
export function focusAsked(transaction: Transaction, { address }: EventOf<'focusAsked'>): void {
  const { state } = transaction
  const before = state.focus
  state.focus = { address, request: (before?.request ?? 0) + 1 }
  // The field that was to have it before is told that it is not, and so are the arrays around it.
  for (const start of [before?.address ?? address, address]) {
    for (let at = start; at !== ''; at = parentAddress(at)) transaction.changed.add(at)
  }
}

/** Values without a field are given up. */
export function setAsideDiscarded(transaction: Transaction): void {
  const { state } = transaction
  for (const [address, all] of state.setAside) {
    const constants = all.filter((kept) => isConstant(state, address, kept))
    if (constants.length > 0) state.setAside.set(address, constants)
    else state.setAside.delete(address)
  }
  transaction.formChanged = true
}

/** The host changed how the form behaves; everything may look different. */
export function settingsChanged(transaction: Transaction, { settings }: EventOf<'settingsChanged'>): void {
  transaction.state.settings = settings
  for (const cell of transaction.state.cells.values()) {
    transaction.changed.add(cell.address)
    if (needsCheck(cell)) checkField(transaction, cell.address)
  }
  transaction.formChanged = true
}
