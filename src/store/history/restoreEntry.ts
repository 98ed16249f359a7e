import type { FieldNode } from '../../core/plan/plan.ts'
import { isEqual } from '../../core/schema/json.ts'
import { childAddress, parentAddress, segmentsOf, type Address } from '../../core/values/path.ts'
import type { Cell } from '../cells/cell.ts'
import type { FormOutcome } from '../formState.ts'
import { isHeldAlike } from './isHeldAlike.ts'
import type { Difference, HistoryEntry } from './recordedEvent.ts'
import { hasBecomeValue, valueAround, writeIntoValue } from './restoreIntoValue.ts'
import { dropAsideOfRows, dropOwnAside, fillFromAside, restoreAside } from './restoreSetAside.ts'
import type { RestoringWork } from './restoring.ts'

/**
 * Restores the state before an entry: content of fields, rows by their keys, text as typed, values set aside. The schema may have changed
 * since: values are then placed as in a reload, and those without a field are set aside. Decisions §11.
 */
export function restoreEntry(work: RestoringWork, entry: HistoryEntry): void {
  const { transaction, discardField, noteEdit, settleRules } = work
  const places = [...entry.cells].sort(([a], [b]) => segmentsOf(a).length - segmentsOf(b).length)
  const outermost = places.map(([address]) => address).filter((address) => !isBelowOther(address, entry.cells))
  for (const [address, { before }] of places) if (before === undefined) discardField(transaction, address)
  if (entry.outcome !== undefined) {
    for (const [address, { before }] of places) clearPlace(work, entry, address, before)
    restoreOutcome(work, entry.outcome)
  }
  if (entry.restoresRow === true) uncover(work, entry.address)
  for (const address of outermost) noteEdit(transaction, address)
  transaction.edited = entry.address
  for (const [address, { before, after }] of places) if (before !== undefined) restoreCell(work, entry, before, after, address)
  for (const [address, change] of entry.setAside) restoreAside(work, address, change)
  dropAsideOfRows(work)
  for (const [address] of places) placeField(work, address)
  // If the row itself is gone for good, its field was removed above.
  dropAsideOfRows(work)
  for (const [address] of places) completeRows(work, address)
  for (const address of entry.setAside.keys()) {
    const { before, after } = entry.cells.get(address) ?? {}
    if (isHeldAlike(before, after)) fillFromAside(work, address)
  }
  if (entry.outcome !== undefined) {
    reconcileWhole(work)
    // Where the schema has made a list of a field since, its rows have new keys now.
    dropAsideOfRows(work)
  }
  settleRules(transaction)
  checkRestored(work, entry, places)
  focusChanged(work, entry)
}

/** Errors that showed then show again if they still apply; after another submit all do. */
function checkRestored(
  work: RestoringWork,
  entry: HistoryEntry,
  places: readonly (readonly [Address, Difference<Cell | undefined>])[],
): void {
  const { transaction, checkField, needsCheck, setCell } = work
  const { state } = transaction
  const areAllShown = entry.outcome === undefined && state.submit.tries > entry.tries
  for (const [address, { before }] of places) {
    const cell = state.cells.get(address)
    if (cell === undefined || before === undefined) continue
    const touched = cell.touched || areAllShown || before.touched
    // The field's options are determined later, and then its error is checked again.
    const issue = cell.node.optionSource?.content ? before.issue : undefined
    if (touched !== cell.touched || issue) setCell(transaction, { ...cell, touched, issue: issue ?? cell.issue })
    if (!issue && (areAllShown || needsCheck(before))) checkField(transaction, address)
  }
}

/**
 * Removes a value in place of a group or array around a restored row, which a reset since may have given it: the row would not count
 * otherwise. An expression stays: what is restored lies behind it.
 */
function uncover({ transaction, updateCell }: RestoringWork, address: Address): void {
  const { cells } = transaction.state
  for (let at = address; at !== '';) {
    at = parentAddress(at)
    const cell = cells.get(at)
    if (cell?.node.shape !== 'value' && cell?.value !== undefined && !cell.expression) updateCell(transaction, at, { value: undefined })
  }
}

const isBelowOther = (address: Address, cells: HistoryEntry['cells']): boolean => {
  for (let at = address; at !== '';) {
    at = parentAddress(at)
    if (cells.has(at)) return true
  }
  return false
}

/** Clears the content of a place, with fields that a schema has added below it since; only if it was and is a group are its fields kept. */
function clearPlace(
  { transaction, childAddresses, discardField, removeCell }: RestoringWork,
  entry: HistoryEntry,
  address: Address,
  before?: Cell,
) {
  const cell = transaction.state.cells.get(address)
  const isGroup = cell?.node.shape === 'group' && before?.node.shape === 'group'
  if (cell && !isGroup) for (const child of childAddresses(cell)) if (!entry.cells.has(child)) discardField(transaction, child)
  removeCell(transaction, address)
}

/** Restores the state of the form as a whole that a reset dropped. */
function restoreOutcome(work: RestoringWork, outcome: FormOutcome): void {
  const { transaction, compilePlan, readOutcome, updateCell, updateSubmit } = work
  const { state } = transaction
  const { plan, submit, hostErrors } = outcome
  transaction.journal.outcome = readOutcome(state)
  state.initialValues = outcome.initialValues
  state.initialSetAside = outcome.initialSetAside
  // Objects edited as JSON stay so if they contain values that the host has set since.
  const cells = [...state.cells.values()]
  const held = [...state.plan.jsonObjects].filter((template) =>
    cells.some(({ node, value }) => node.template === template && value !== undefined),
  )
  const jsonObjects = new Set([...plan.jsonObjects, ...held])
  if (plan.schema === state.plan.schema && jsonObjects.size === plan.jsonObjects.size) state.plan = plan
  else if (!isEqual([...jsonObjects], [...state.plan.jsonObjects]))
    state.plan = compilePlan(state.plan.schema, { secrets: state.plan.secrets, jsonObjects })
  for (const address of state.hostErrors.keys()) updateCell(transaction, address, { hostError: undefined })
  state.hostErrors.clear()
  for (const [address, error] of hostErrors) state.hostErrors.set(address, error)
  updateSubmit(transaction, { ...submit, phase: state.submit.phase === 'submitted' ? 'idle' : state.submit.phase })
}

/** After undoing a reset: applies the current definitions, and the rows that the module was sent. */
function reconcileWhole(work: RestoringWork): void {
  const { transaction, matchSentValues, reconcileField, updateSchema } = work
  const { state } = transaction
  const { root } = state.plan
  reconcileField(transaction, '', { base: root, node: root }, 'reload')
  const { sent, asked } = state.schema
  updateSchema(transaction, { sent: matchSentValues(state, sent.formData), asked: asked && matchSentValues(state, asked.formData) })
}

/** Restores the content of a field, under the definition that it had then. */
function restoreCell(work: RestoringWork, entry: HistoryEntry, before: Cell, after: Cell | undefined, address: Address): void {
  const { transaction, discardField, setCell } = work
  const { state } = transaction
  const current = state.cells.get(address)
  if (!isHeldAlike(before, after)) dropOwnAside(work, address, after, current)
  const whole = current === undefined ? valueAround(state, address) : hasBecomeValue(current, before, after) ? current : undefined
  if (whole !== undefined) {
    writeIntoValue(work, entry, whole, before, after)
    return
  }
  // A value of the host may be one that does not fit, which is kept only under its own type: the field gets that back, and rules apply anew.
  const isHostValue = before.origin === 'host' && before.node.shape === 'value' && before.base === current?.base
  if (current !== undefined && isHeldAlike(before, after) && !(isHostValue && isHeldAlike(after, current))) {
    const { touched, declared, dependencyChanged, issue, unchecked } = before
    setCell(transaction, { ...current, touched, declared, dependencyChanged, issue, unchecked })
    return
  }
  if (current !== undefined && current.node.shape !== before.node.shape) discardField(transaction, address)
  const rows =
    before.rows === undefined ? undefined : mergeRows(current === undefined ? after?.rows : (current.rows ?? []), after?.rows, before.rows)
  // Removes rows that the change added; for rows that it removed, the entry has the cells.
  const kept = new Set(rows)
  for (const key of current?.rows ?? []) if (!kept.has(key)) discardField(transaction, childAddress(address, key))
  // Option requests and host errors are not restored, since both may have changed. Half-typed text counts as a change.
  const { requests } = current ?? transaction.removed.get(address) ?? {}
  // A side that the change left as it was may have been switched since.
  const isSideKept = before.side === after?.side && before.otherSide === after?.otherSide
  const { side, otherSide } = current && isSideKept ? current : before
  // The rules then apply to a group or array as it is now, with the fields in it.
  const { shape } = before.node
  const { base, node } = shape !== 'value' && current?.node.shape === shape && current.base === before.base ? current : before
  setCell(transaction, { ...before, base, node, rows, side, otherSide, requests, hostError: undefined, uncommitted: false, pending: false })
  if (shape === 'group' && before.value !== undefined && !before.expression) emptyCovered(work, entry, address)
}

/** Fields that a schema has filled since are empty below a value in place of their group. */
function emptyCovered(work: RestoringWork, entry: HistoryEntry, group: Address): void {
  const { transaction, discardField, enterField, updateCell } = work
  const { cells } = transaction.state
  for (const base of cells.get(group)?.node.children ?? []) {
    const address = childAddress(group, base.id)
    const { value, rows, unread = false, touched = false } = cells.get(address) ?? {}
    const isFilled = unread || (value ?? rows) !== undefined
    if (entry.cells.has(address) || !isFilled) {
      emptyCovered(work, entry, address)
      continue
    }
    discardField(transaction, address)
    enterField(transaction, { base, address, parent: group })
    updateCell(transaction, address, { touched })
  }
}

/** Row keys as before a change, with the later additions and removals applied. */
function mergeRows(
  current: readonly string[] | undefined,
  after: readonly string[] | undefined,
  before: readonly string[],
): readonly string[] {
  if (current === undefined || isEqual(current, after)) return before
  const [was, left] = [new Set(before), new Set(after)]
  const rows = current.filter((key) => was.has(key) || !left.has(key))
  const there = new Set(rows)
  before.forEach((key, index) => {
    if (!there.has(key) && !left.has(key)) rows.splice(index, 0, key)
  })
  return rows
}

/** Applies the current definition to a restored field; a value without a field is set aside. */
function placeField(work: RestoringWork, address: Address): void {
  const { transaction, enterField, leaveField, reconcileChild } = work
  const { state } = transaction
  if (address === '') return
  const around = state.cells.get(parentAddress(address))
  const base = around && nodeBelow(around, address)
  if (around === undefined || base === undefined) leaveField(transaction, address)
  else if (state.cells.has(address)) reconcileChild(transaction, address, base, 'reload')
  else enterField(transaction, { base, address, parent: around.address })
}

function nodeBelow({ node, rows, address: around }: Cell, address: Address): FieldNode | undefined {
  const segment = segmentsOf(address.slice(around.length))[0] ?? ''
  if (node.shape === 'rows') return rows?.includes(segment) === true ? node.row : undefined
  return node.shape === 'group' ? node.childById.get(segment) : undefined
}

/** Rows without cells in the entry, because the host has set values there since, are created empty. */
function completeRows(work: RestoringWork, address: Address): void {
  const { transaction, enterRow } = work
  const { cells } = transaction.state
  const cell = cells.get(address)
  if (cell === undefined) return
  // Rows of a single value are named by their number, even if a schema has made them that since.
  const isNumbered = cell.node.row?.shape !== 'group'
  for (const key of cell.rows ?? []) {
    const row = childAddress(address, key)
    if (!cells.has(row)) enterRow(transaction, cell, key, { value: undefined, origin: 'none' })
    if (isNumbered) transaction.changed.add(row)
  }
}

/**
 * Focuses what was changed: the field that rows were pasted in or the row if it exists, else its array. A row of several fields stays
 * folded.
 */
function focusChanged(work: RestoringWork, { address, rowKey, kind, start }: HistoryEntry): void {
  const { transaction, askFocus } = work
  const { cells } = transaction.state
  if (start !== undefined && cells.has(start)) return askFocus(transaction, start)
  const row = rowKey === undefined ? undefined : childAddress(address, rowKey)
  const target = row !== undefined && cells.has(row) ? row : address
  if (kind === 'formReset' || kind === 'setAsideDiscarded' || target === '' || !cells.has(target)) return
  askFocus(transaction, target === row && cells.get(row)?.node.shape === 'group' ? address : target, target)
}
