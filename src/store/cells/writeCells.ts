import { type FieldNode, isRow } from '../../core/plan/plan.ts'
import { segmentsBelow } from '../../core/rules/readFields.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import { type Address, childAddress, parentAddress } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import type { Transaction } from '../transaction.ts'
import { type Cell, heldBy, indexCell, type OptionRequest, withExpression } from './cell.ts'
import { parentOf, selfAndAncestors } from './pathOf.ts'
import { withText } from './readFieldText.ts'

/**
 * Replaces the cell at its address. `setCell` and `removeCell` are the only writers of cells: they update what is derived from cells and
 * record the changes in the transaction.
 */
export function setCell(transaction: Transaction, next: Cell): void {
  const { state } = transaction
  const before = state.cells.get(next.address)
  if (before === next) return
  const cell = withExpression(state, withText(next))
  noteBefore(transaction, cell.address, before)
  state.cells.set(cell.address, cell)
  noteChange(transaction, cell.address, before, cell)
  if (before?.node !== cell.node) noteNode(transaction, cell, before)
  const isOtherSide = before !== undefined && before.expression !== cell.expression
  if (isOtherSide) noteSide(transaction, cell)
  // A cell that enters with nothing changes no value.
  const isSame =
    before?.value === cell.value &&
    before?.rows === cell.rows &&
    (before?.unread ?? false) === cell.unread &&
    // Unread text is handed over as text, so a change of it counts.
    (!cell.unread || before?.text === cell.text)
  if (!isSame || isOtherSide) noteValue(transaction, cell.address)
  // Rows of a single value are named by their array and index; the summary and the list of values set aside show these names.
  const isMoved = before?.rows !== cell.rows
  const isRenamed = before?.node.label !== cell.node.label
  if (isMoved) transaction.formChanged = true
  if ((isMoved || isRenamed) && cell.node.row?.shape !== 'group')
    cell.rows?.forEach((key, at) => {
      if (isRenamed || before?.rows?.[at] !== key) transaction.changed.add(childAddress(cell.address, key))
    })
  if (!isSame || before?.node !== cell.node) transaction.agenda.push(cell)
}

/** Fields inside an expression stop counting, or count again. */
function noteSide(transaction: Transaction, cell: Cell): void {
  const { cells } = transaction.state
  transaction.nodesChanged.add(cell.address)
  transaction.changed.add(cell.address)
  transaction.agenda.push(cell)
  for (const segment of segmentsBelow(cell)) {
    const child = cells.get(childAddress(cell.address, segment))
    if (child !== undefined) noteSide(transaction, child)
  }
}

/** Changes some properties of the cell at an address, if there is one. */
export function updateCell(transaction: Transaction, address: Address, change: Partial<Cell>): void {
  const cell = transaction.state.cells.get(address)
  if (cell !== undefined) setCell(transaction, { ...cell, ...change })
}

/** Removes one cell, but not its children. */
export function removeCell(transaction: Transaction, address: Address): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined) return
  noteBefore(transaction, address, cell)
  state.cells.delete(address)
  state.json.delete(address)
  noteChange(transaction, address, cell, undefined)
  transaction.removed.set(address, cell)
  if (heldBy(cell) !== undefined || cell.unread) noteValue(transaction, address)
  transaction.agenda.push(cell)
  transaction.formChanged = true
}

/** Records the cell at an address before the first write of a transition. */
function noteBefore({ journal: { cells } }: Transaction, address: Address, before: Cell | undefined): void {
  if (!cells.has(address)) cells.set(address, before)
}

/** Updates what is derived from a cell. */
function noteChange(transaction: Transaction, address: Address, before: Cell | undefined, after: Cell | undefined): void {
  const { state } = transaction
  transaction.changed.add(address)
  if (indexCell(state.indexes, address, after)) transaction.formChanged = true
  if (before?.requests !== after?.requests) noteRequests(state.requestedBy, address, before?.requests, after?.requests)
  const hasOtherError = before?.issue !== after?.issue || before?.hostError !== after?.hostError
  const cell = after ?? before
  if (hasOtherError && cell !== undefined) noteError(transaction, cell)
}

/** Updates the index of fields by option request. */
function noteRequests(
  requestedBy: FormState['requestedBy'],
  address: Address,
  before: readonly OptionRequest[] = [],
  after: readonly OptionRequest[] = [],
): void {
  for (const { key } of before) {
    const fields = requestedBy.get(key)
    fields?.delete(address)
    if (fields?.size === 0) requestedBy.delete(key)
  }
  for (const { key } of after) getOrInsert(requestedBy, key, () => new Set()).add(address)
}

function noteNode(transaction: Transaction, { address, parent, node }: Cell, before: Cell | undefined): void {
  transaction.nodesChanged.add(address)
  if (parent !== undefined && isAnother(before?.node, node)) transaction.changed.add(parent)
  // The value of an empty row depends on its type: `{}`, `""` or `null`.
  if (isRow(node.template) && (before === undefined || before.node.definition.type !== node.definition.type))
    noteValue(transaction, address)
}

/**
 * Whether others must render the field differently or elsewhere, as its layout arranges the fields beside it; label and constraints concern only
 * the field itself.
 */
const isAnother = (before: FieldNode | undefined, { control, hidden, definition: { type, ui_options } }: FieldNode): boolean =>
  before?.control !== control || before.hidden !== hidden || before.definition.type !== type || before.definition.ui_options !== ui_options

function noteError(transaction: Transaction, cell: Cell): void {
  transaction.formChanged = true
  // Arrays show which of their rows have an error.
  const { state, changed } = transaction
  for (const { address, node } of selfAndAncestors(state, parentOf(state, cell))) if (node.shape === 'rows') changed.add(address)
}

function noteValue({ state, valuesChanged }: Transaction, address: Address): void {
  valuesChanged.add(address)
  for (let at = address; ; at = parentAddress(at)) {
    state.json.delete(at)
    if (at === '') return
  }
}
