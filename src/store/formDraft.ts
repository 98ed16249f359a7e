import type { Plan } from '../core/plan/plan.ts'
import { isRow } from '../core/plan/templates.ts'
import { isEqual } from '../core/values/isEqual.ts'
import { parentAddress, type Address } from '../core/values/path.ts'
import type { Cell } from './cell.ts'
import type { FormState, SchemaState, SubmitState } from './formState.ts'
import { lineageOf, parentOf } from './lineageOf.ts'
import { createMovements, type Movements } from './reload/movements.ts'

/** One transition under way: the state, and what it has touched so far. */
export interface FormDraft {
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

export const createDraft = (state: FormState): FormDraft => ({
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
export function setCell(draft: FormDraft, cell: Cell): void {
  const { state } = draft
  const before = state.cells.get(cell.address)
  if (before === cell) return
  state.cells.set(cell.address, cell)
  draft.changed.add(cell.address)
  if (before === undefined || before.node !== cell.node) noteNode(draft, cell, before)
  if (before?.issue !== cell.issue || before?.hostError !== cell.hostError) noteError(draft, cell)
  if ((before?.unchecked ?? false) !== cell.unchecked) mark(state.unchecked, cell.address, cell.unchecked)
  if (before === undefined && !state.baseline.has(cell.address)) state.baseline.set(cell.address, heldBy(cell))
  // A cell that enters with nothing changes no value.
  const isSame = before?.value === cell.value && before?.rows === cell.rows && (before?.unread ?? false) === cell.unread
  if (!isSame) noteValue(draft, cell, before)
  if (!isSame || before?.node !== cell.node) draft.agenda.push(cell)
}

function noteNode(draft: FormDraft, { address, parent, node }: Cell, before: Cell | undefined): void {
  const { contentFields, connectionFields, loadSchemaFields, needs } = draft.state
  draft.nodesChanged.add(address)
  if (parent !== undefined) draft.changed.add(parent)
  // A row that holds nothing reads by its type: `{}`, `""` or `null`.
  if (isRow(node.template) && (before === undefined || before.node.definition.type !== node.definition.type)) {
    draft.valuesChanged.add(address)
    dropJson(draft.state, address)
  }
  const hasContent = node.optionSource?.content !== undefined
  if (!hasContent && needs.has(address)) draft.needsLeft.add(address)
  mark(contentFields, address, hasContent)
  mark(connectionFields, address, node.control === 'connection')
  mark(loadSchemaFields, address, node.loadsSchema)
}

function noteError(draft: FormDraft, cell: Cell): void {
  const { address, issue, hostError } = cell
  const hasError = issue !== undefined || hostError !== undefined
  if (!hasError && !draft.state.errors.has(address)) return
  mark(draft.state.errors, address, hasError)
  draft.formChanged = true
  // Arrays show which of their rows hold an error.
  for (const { address: at, node } of lineageOf(draft.state, parentOf(draft.state, cell))) if (node.shape === 'rows') draft.changed.add(at)
}

/** Puts an address into a set, or takes it out. */
export function mark(set: Set<Address>, address: Address, isIn: boolean): void {
  if (isIn) set.add(address)
  else set.delete(address)
}

/** Nobody has touched the field: what it holds, if anything, is a default. */
const isUntouched = ({ origin }: Cell): boolean => origin === 'none' || origin === 'default'

function noteValue(draft: FormDraft, cell: Cell, before: Cell | undefined): void {
  const { state } = draft
  draft.valuesChanged.add(cell.address)
  dropJson(state, cell.address)
  // A default that the form applies by itself is nobody's change.
  if (before !== undefined && isUntouched(before) && cell.origin === 'default') state.baseline.set(cell.address, heldBy(cell))
  const isDirty = !isEqual(state.baseline.get(cell.address), heldBy(cell)) || cell.unread
  if (isDirty === state.dirty.has(cell.address)) return
  mark(state.dirty, cell.address, isDirty)
  draft.formChanged = true
}

function dropJson(state: FormState, address: Address): void {
  for (let at = address; ; at = parentAddress(at)) {
    state.json.delete(at)
    if (at === '') return
  }
}

/** Changes some properties of the cell at an address; nothing where there is none. */
export function updateCell(draft: FormDraft, address: Address, change: Partial<Cell>): void {
  const cell = draft.state.cells.get(address)
  if (cell !== undefined) setCell(draft, { ...cell, ...change })
}

/** Changes where the schema stands. */
export function updateSchema(draft: FormDraft, change: Partial<SchemaState>): void {
  draft.state.schema = { ...draft.state.schema, ...change }
  draft.formChanged = true
}

/** Changes where the submit stands. */
export function updateSubmit(draft: FormDraft, change: Partial<SubmitState>): void {
  draft.state.submit = { ...draft.state.submit, ...change }
  draft.formChanged = true
}

/** Removes one cell; its children are the caller's matter. */
export function removeCell(draft: FormDraft, address: Address): void {
  const { state } = draft
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
    state.doubtful,
    state.pendingChecks,
    state.errors,
    state.unchecked,
  ]
  for (const set of sets) set.delete(address)
  if (state.needs.has(address)) draft.needsLeft.add(address)
  state.declared.delete(address)
  state.earlierNeeds.delete(address)
  draft.changed.add(address)
  if (heldBy(cell) !== undefined || cell.unread) {
    dropJson(state, address)
    draft.valuesChanged.add(address)
  }
  draft.agenda.push(cell)
  draft.formChanged = true
}
