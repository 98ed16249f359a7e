import type { Plan } from '../core/plan/plan.ts'
import { isRow } from '../core/plan/templates.ts'
import { isEqual } from '../core/values/isEqual.ts'
import { parentAddress, type Address, type Path } from '../core/values/path.ts'
import type { Cell, SetAsideValue } from './cells/cell.ts'
import type { FormState, SchemaState, SubmitState } from './formState.ts'
import { selfAndAncestors, parentOf } from './cells/lineage.ts'
import { pathOf } from './cells/pathOf.ts'

/** One transition under way: the state, and what it has touched so far. */
export interface Transaction {
  readonly state: FormState
  /** Fields whose view changed. */
  readonly changed: Set<Address>
  /** Fields whose value changed, arrays whose rows changed. */
  readonly valuesChanged: Set<Address>
  /** Fields whose node in force changed: entered, hidden, shown, retyped. */
  readonly nodesChanged: Set<Address>
  /** Fields with needs that were removed or have no content any more; some get it anew in the same transition. */
  readonly needsLeft: Set<Address>
  /** What rules have yet to look at, in the order in which it happened; one address may stand there several times. */
  readonly agenda: Cell[]
  /** Fields whose rules undo each other by what returns to them: nothing returns to them, nor to what is below, until the next change. */
  readonly unsettled: Set<Address>
  /** The field that is edited. */
  edited: Address | undefined
  /** Something of the form as a whole changed. */
  formChanged: boolean
  /** Default values applied, values set aside and returned, for the reload report. */
  readonly defaultsApplied: Set<Address>
  readonly movements: Movements
  /** The plan that another one took the place of. */
  planBefore: Plan | undefined
  /** That plan came from the storage, which keeps no defaults of passwords. */
  wasRestored: boolean
}

export const createTransaction = (state: FormState): Transaction => ({
  state,
  changed: new Set(),
  valuesChanged: new Set(),
  nodesChanged: new Set(),
  needsLeft: new Set(),
  agenda: [],
  unsettled: new Set(),
  edited: undefined,
  formChanged: false,
  defaultsApplied: new Set(),
  movements: createMovements(),
  planBefore: undefined,
  wasRestored: false,
})

/** What a cell holds, as far as the form data are concerned. */
const heldBy = (cell: Cell): unknown => cell.rows ?? cell.value

/** Puts a cell in place of the one at its address and notes what that changed. */
export function setCell(transaction: Transaction, cell: Cell): void {
  const { state } = transaction
  const before = state.cells.get(cell.address)
  if (before === cell) return
  state.cells.set(cell.address, cell)
  transaction.changed.add(cell.address)
  if (before === undefined || before.node !== cell.node) noteNode(transaction, cell, before)
  if (before?.issue !== cell.issue || before?.hostError !== cell.hostError) noteError(transaction, cell)
  if ((before?.unchecked ?? false) !== cell.unchecked) mark(state.unchecked, cell.address, cell.unchecked)
  if (before === undefined && !state.baseline.has(cell.address)) state.baseline.set(cell.address, heldBy(cell))
  // A cell that enters with nothing changes no value.
  const isSame = before?.value === cell.value && before?.rows === cell.rows && (before?.unread ?? false) === cell.unread
  if (!isSame) noteValue(transaction, cell, before)
  if (!isSame || before?.node !== cell.node) transaction.agenda.push(cell)
}

function noteNode(transaction: Transaction, { address, parent, node }: Cell, before: Cell | undefined): void {
  const { contentFields, connectionFields, loadSchemaFields, needs } = transaction.state
  transaction.nodesChanged.add(address)
  if (parent !== undefined) transaction.changed.add(parent)
  // A row that holds nothing reads by its type: `{}`, `""` or `null`.
  if (isRow(node.template) && (before === undefined || before.node.definition.type !== node.definition.type)) {
    transaction.valuesChanged.add(address)
    dropJson(transaction.state, address)
  }
  const hasContent = node.optionSource?.content !== undefined
  if (!hasContent && needs.has(address)) transaction.needsLeft.add(address)
  mark(contentFields, address, hasContent)
  mark(connectionFields, address, node.control === 'connection')
  mark(loadSchemaFields, address, node.loadsSchema)
}

function noteError(transaction: Transaction, cell: Cell): void {
  const { address, issue, hostError } = cell
  const hasError = issue !== undefined || hostError !== undefined
  if (!hasError && !transaction.state.errors.has(address)) return
  mark(transaction.state.errors, address, hasError)
  transaction.formChanged = true
  // Arrays show which of their rows hold an error.
  for (const { address: at, node } of selfAndAncestors(transaction.state, parentOf(transaction.state, cell)))
    if (node.shape === 'rows') transaction.changed.add(at)
}

/** Puts an address into a set, or takes it out. */
export function mark(set: Set<Address>, address: Address, isIn: boolean): void {
  if (isIn) set.add(address)
  else set.delete(address)
}

/** Nobody has touched the field: what it holds, if anything, is a default. */
const isUntouched = ({ origin }: Cell): boolean => origin === 'none' || origin === 'default'

function noteValue(transaction: Transaction, cell: Cell, before: Cell | undefined): void {
  const { state } = transaction
  transaction.valuesChanged.add(cell.address)
  dropJson(state, cell.address)
  // A default that the form applies by itself is nobody's change.
  if (before !== undefined && isUntouched(before) && cell.origin === 'default') state.baseline.set(cell.address, heldBy(cell))
  const isDirty = !isEqual(state.baseline.get(cell.address), heldBy(cell)) || cell.unread
  if (isDirty === state.dirty.has(cell.address)) return
  mark(state.dirty, cell.address, isDirty)
  transaction.formChanged = true
}

function dropJson(state: FormState, address: Address): void {
  for (let at = address; ; at = parentAddress(at)) {
    state.json.delete(at)
    if (at === '') return
  }
}

/** Changes some properties of the cell at an address; nothing where there is none. */
export function updateCell(transaction: Transaction, address: Address, change: Partial<Cell>): void {
  const cell = transaction.state.cells.get(address)
  if (cell !== undefined) setCell(transaction, { ...cell, ...change })
}

/** Changes where the schema stands. */
export function updateSchema(transaction: Transaction, change: Partial<SchemaState>): void {
  transaction.state.schema = { ...transaction.state.schema, ...change }
  transaction.formChanged = true
}

/** Changes where the submit stands. */
export function updateSubmit(transaction: Transaction, change: Partial<SubmitState>): void {
  transaction.state.submit = { ...transaction.state.submit, ...change }
  transaction.formChanged = true
}

/** Removes one cell; its children are the caller's matter. */
export function removeCell(transaction: Transaction, address: Address): void {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined) return
  state.cells.delete(address)
  state.json.delete(address)
  if (isUntouched(cell)) state.baseline.delete(address)
  const sets = [
    state.dirty,
    state.uncommitted,
    state.contentFields,
    state.connectionFields,
    state.loadSchemaFields,
    state.dependencyChanged,
    state.unlisted,
    state.pendingChecks,
    state.errors,
    state.unchecked,
  ]
  for (const set of sets) set.delete(address)
  if (state.needs.has(address)) transaction.needsLeft.add(address)
  state.declared.delete(address)
  state.earlierRequests.delete(address)
  transaction.changed.add(address)
  if (heldBy(cell) !== undefined || cell.unread) {
    dropJson(state, address)
    transaction.valuesChanged.add(address)
  }
  transaction.agenda.push(cell)
  transaction.formChanged = true
}

/** Where values went in a transition, by address and value; paths as they were at that moment, because fields may be gone after it. */
export interface Movements {
  readonly setAside: Map<string, Path>
  readonly returned: Map<string, Path>
}

const createMovements = (): Movements => ({ setAside: new Map(), returned: new Map() })

type Direction = keyof Movements

/** Notes a movement. There and back within one transition is none; the rows of an array are told of one by one. */
export function noteMovement(movements: Movements, to: Direction, state: FormState, address: Address, kept: SetAsideValue): void {
  const key = `${address} ${JSON.stringify([kept.value, kept.text])}`
  const isBack = movements[to === 'setAside' ? 'returned' : 'setAside'].delete(key)
  if (kept.rows === undefined && !isBack) movements[to].set(key, pathOf(state, address))
}
