import type { FieldNode } from '../../core/plan/plan.ts'
import { isEqual } from '../../core/schema/json.ts'
import { childAddress, parentAddress, segmentsOf, type Address } from '../../core/values/path.ts'
import type { Cell, SetAsideValue } from '../cells/cell.ts'
import type { FormOutcome } from '../formState.ts'
import { isHeldAlike } from './isHeldAlike.ts'
import type { Difference, HistoryEntry } from './recordedEvent.ts'
import { hasBecomeValue, valueAround, writeIntoValue } from './restoreIntoValue.ts'
import type { RestoringWork } from './restoring.ts'

/**
 * Puts the form back to where an entry found it: what fields held, rows by their keys, text as typed, what was set aside. The schema may
 * have changed since: fields take what they held as in a reload, and what has no field now is set aside. Decisions §11.
 */
export function restoreEntry(work: RestoringWork, entry: HistoryEntry): void {
  const { transaction, discardField, leaveField, noteEdit, settleRules } = work
  const places = [...entry.cells].sort(([a], [b]) => segmentsOf(a).length - segmentsOf(b).length)
  const outermost = places.map(([address]) => address).filter((address) => !isBelowOther(address, entry.cells))
  for (const [address, { before }] of places) if (before === undefined) discardField(transaction, address)
  if (entry.outcome !== undefined) {
    for (const [address, { before }] of places) clearPlace(work, entry, address, before)
    restoreOutcome(work, entry.outcome)
  }
  for (const address of outermost) noteEdit(transaction, address)
  transaction.edited = entry.address
  for (const [address, { before, after }] of places) if (before !== undefined) restoreCell(work, entry, before, after, address)
  for (const [address, change] of entry.setAside) restoreAside(work, address, change)
  dropAsideOfRows(work)
  for (const address of outermost) placeField(work, address)
  // What lay deeper in a field of another shape by now.
  for (const [address] of places)
    if (address !== '' && !transaction.state.cells.has(parentAddress(address))) leaveField(transaction, address)
  // Where the row itself is away for good, its field has just left.
  dropAsideOfRows(work)
  for (const [address] of places) completeRows(work, address)
  // A field that was not there then takes what returns.
  for (const address of entry.setAside.keys()) if (!entry.cells.has(address)) fillFromAside(work, address)
  if (entry.outcome !== undefined) reconcileWhole(work)
  settleRules(transaction)
  checkRestored(work, entry, places)
  focusChanged(work, entry)
}

/** The errors that showed then show again as far as they still hold; after another submit all do. */
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
    // Which options a field needs is found after this, and then its error is checked again.
    const issue = cell.node.optionSource?.content ? before.issue : undefined
    if (touched !== cell.touched || issue) setCell(transaction, { ...cell, touched, issue: issue ?? cell.issue })
    if (!issue && (areAllShown || needsCheck(before))) checkField(transaction, address)
  }
}

const isBelowOther = (address: Address, cells: HistoryEntry['cells']): boolean => {
  for (let at = address; at !== '';) if (cells.has((at = parentAddress(at)))) return true
  return false
}

/** Makes room for what a place held, with all that a schema has put below it since: two groups alone share what lies in them. */
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

/** What a reset dropped of the form as a whole. */
function restoreOutcome(work: RestoringWork, outcome: FormOutcome): void {
  const { transaction, compilePlan, readOutcome, updateCell, updateSubmit } = work
  const { state } = transaction
  const { plan, submit, hostErrors } = outcome
  transaction.journal.outcome = readOutcome(state)
  state.initialValues = outcome.initialValues
  state.initialSetAside = outcome.initialSetAside
  // Those that hold what the host has set since stay JSON.
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

/** After a reset was taken back: the definitions in force, and which rows the module was told of. */
function reconcileWhole(work: RestoringWork): void {
  const { transaction, matchSentValues, reconcileField, updateSchema } = work
  const { state } = transaction
  const { root } = state.plan
  reconcileField(transaction, '', { base: root, node: root }, 'reload')
  const { sent, asked } = state.schema
  updateSchema(transaction, { sent: matchSentValues(state, sent.formData), asked: asked && matchSentValues(state, asked.formData) })
}

/** Gives a field back what it held, under the definition that it had then. */
function restoreCell(work: RestoringWork, entry: HistoryEntry, before: Cell, after: Cell | undefined, address: Address): void {
  const { transaction, discardField, setCell } = work
  const { state } = transaction
  const current = state.cells.get(address)
  const whole = current === undefined ? valueAround(state, address) : hasBecomeValue(current, before, after) ? current : undefined
  if (whole !== undefined) {
    writeIntoValue(work, entry, whole, before, after)
    return
  }
  if (current !== undefined && isHeldAlike(before, after)) {
    const { touched, declared, dependencyChanged, issue, unchecked } = before
    setCell(transaction, { ...current, touched, declared, dependencyChanged, issue, unchecked })
    return
  }
  if (current === undefined) dropOwnAside(work, address, after)
  else if (current.node.shape !== before.node.shape) discardField(transaction, address)
  const rows =
    before.rows === undefined ? undefined : mergeRows(current === undefined ? after?.rows : (current.rows ?? []), after?.rows, before.rows)
  // Rows that came with the change go; those that it took have cells of their own in the entry.
  const kept = new Set(rows)
  for (const key of current?.rows ?? []) if (!kept.has(key)) discardField(transaction, childAddress(address, key))
  // What it needs of options and what the host says of it is found anew: both may have changed. What was half typed counts.
  const { requests } = current ?? transaction.removed.get(address) ?? {}
  // Toggles since then are no part of this change.
  const { side, otherSide } = current && before.otherSide === after?.otherSide ? current : before
  setCell(transaction, { ...before, rows, side, otherSide, requests, hostError: undefined, uncommitted: false, pending: false })
}

/** The field went away with what the change had left in it: that is taken back too. */
function dropOwnAside(work: RestoringWork, address: Address, after: Cell | undefined): void {
  const { transaction, writeAside } = work
  const kept = transaction.state.setAside.get(address)
  if (kept === undefined || after === undefined) return
  const type = after.node.definition.type
  writeAside(
    transaction,
    address,
    kept.filter((one) => one.cell === undefined || one.type !== type),
  )
}

/** Row keys as they were before a change, with what has been done to them since. */
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

/** What the change had set aside is not any more, and what it brought back is. */
function restoreAside(work: RestoringWork, address: Address, { before, after }: Difference<readonly SetAsideValue[]>): void {
  const { transaction, writeAside } = work
  const now = transaction.state.setAside.get(address) ?? []
  const added = after.filter((one) => !before.includes(one))
  const taken = before.filter((one) => !after.includes(one) && !now.includes(one))
  writeAside(transaction, address, now === after ? before : [...now.filter((one) => !added.includes(one)), ...taken])
}

/**
 * What is set aside in rows goes with them, also where it was set aside after the change, or the host keeps others. Rows of an array that is
 * away, of which nobody knows, are kept as keys.
 */
function dropAsideOfRows(work: RestoringWork): void {
  const { transaction, writeAside } = work
  const { cells, setAside } = transaction.state
  const keysOf = new Map<Address, ReadonlySet<string> | undefined>()
  for (const address of setAside.keys()) {
    for (let at = address; at !== ''; at = parentAddress(at)) {
      const [around, key] = [parentAddress(at), segmentsOf(at).at(-1) ?? '']
      const cell = cells.get(around)
      // What was set aside in a group that is an array by now goes by ids.
      if (!/^k\d+$/.test(key) || cell?.node.shape === 'group') continue
      if (!keysOf.has(around)) {
        const known = cell?.rows ?? setAside.get(around)?.find((kept) => kept.rows !== undefined)?.rows
        const rows = known ?? (cell?.node.shape === 'rows' ? [] : undefined)
        keysOf.set(around, rows && new Set(rows))
      }
      const keys = keysOf.get(around)
      if (keys?.has(key) === false) writeAside(transaction, address, [])
      else if (keys === undefined) keepKey(work, around, key)
    }
  }
}

/** Notes that an array that is away had a row. */
function keepKey({ transaction, writeAside }: RestoringWork, array: Address, key: string): void {
  const kept = transaction.state.setAside.get(array) ?? []
  const rows = new Set([...(kept.find(({ type }) => type === '')?.rows ?? []), key])
  const others = kept.filter(({ type }) => type !== '')
  writeAside(transaction, array, [...others, { value: undefined, text: undefined, rows: [...rows], type: '' }])
}

function fillFromAside(work: RestoringWork, address: Address): void {
  const { transaction, returnToField, suits, updateCell } = work
  const { cells, setAside } = transaction.state
  const cell = cells.get(address)
  if (cell === undefined || setAside.get(address)?.some((kept) => suits(transaction.state, cell.node, kept)) !== true) return
  returnToField(transaction, address)
  updateCell(transaction, address, { touched: cell.touched })
}

/** Gives what was restored the definition that its place has now; what has no place is set aside. */
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

/** Rows whose cells the entry does not hold, because the host has set something there since, stand empty. */
function completeRows(work: RestoringWork, address: Address): void {
  const { transaction, enterRow } = work
  const { cells } = transaction.state
  const cell = cells.get(address)
  if (cell === undefined) return
  // Rows of one value are called by their number, also where a schema has made them that since.
  const isNumbered = cell.node.row?.shape !== 'group'
  for (const key of cell.rows ?? []) {
    const row = childAddress(address, key)
    if (!cells.has(row)) enterRow(transaction, cell, key, { value: undefined, origin: 'none' })
    if (isNumbered) transaction.changed.add(row)
  }
}

/** The focus goes to what was changed: the row where it is there, else its array. */
function focusChanged(work: RestoringWork, { address, rowKey, kind }: HistoryEntry): void {
  const { transaction, askFocus } = work
  const { cells } = transaction.state
  const row = rowKey === undefined ? undefined : childAddress(address, rowKey)
  const target = row !== undefined && cells.has(row) ? row : address
  if (kind !== 'formReset' && kind !== 'setAsideDiscarded' && target !== '' && cells.has(target)) askFocus(transaction, target)
}
