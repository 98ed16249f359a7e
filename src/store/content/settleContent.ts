import { isEqual } from '../../core/schema/json.ts'
import { isEditable } from '../formSettings.ts'
import type { SharedDependencies } from './optionSet.ts'
import type { FormState } from '../formState.ts'
import { selectContentReaders } from '../../core/plan/plan.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import { selfAndAncestors } from '../cells/pathOf.ts'
import type { Address } from '../../core/values/path.ts'
import { setCell } from '../cells/writeCells.ts'
import type { Transaction } from '../transaction.ts'
import { selectOptions } from './selectOptions.ts'
import { wantOptions } from './optionSets.ts'
import { addressesOf } from '../../core/rules/evaluateCondition.ts'
import type { OptionRequest } from '../cells/cell.ts'
import { isUnlistedConnection } from '../../core/values/isUnlistedConnection.ts'
import { selectOffered, tellConnectionFields } from './connections.ts'
import { createFormReader, isHidden } from '../cells/readValues.ts'
import { computeRequests, readSharedDependencies } from './computeRequests.ts'

/**
 * Updates the option requests of fields after changes of dependencies, of connection and `load_schema` values, and of the fields
 * themselves. Sends nothing itself: it marks option sets as wanted. Decisions §6.
 */
export function settleContent(transaction: Transaction): void {
  const { state } = transaction
  for (const address of transaction.nodesChanged) dropRequests(transaction, address)
  const { contentDue } = state
  for (const address of transaction.valuesChanged) contentDue.add(address)
  if (transaction.nodesChanged.size > 0) contentDue.add(everyField)
  noteNames(transaction)
  // A text half typed is no change yet. Decisions §5: one timer per field, serving schema and content alike.
  if (state.indexes.uncommitted.size > 0 || contentDue.size === 0) return
  const before = state.sharedDependencies
  if (areSharedDependenciesDue(state)) state.sharedDependencies = readSharedDependencies(state)
  const isForAll = state.sharedDependencies.key !== before.key || contentDue.has(everyField)
  const affected = isForAll ? [...state.indexes.content] : readersOf(transaction)
  contentDue.clear()
  wantNew(
    transaction,
    [...affected].flatMap((address) => settleField(transaction, address, state.sharedDependencies)),
  )
}

/** A field without content drops its requests at once, even while text is being typed elsewhere. */
function dropRequests(transaction: Transaction, address: Address): void {
  const cell = transaction.state.cells.get(address)
  if (cell?.requests !== undefined && cell.node.optionSource?.content === undefined) setCell(transaction, { ...cell, requests: undefined })
}

/** Whether a connection or `load_schema` field is among the changed addresses or below one; for removed fields this is assumed. */
function areSharedDependenciesDue(state: FormState): boolean {
  const { contentDue, cells, indexes } = state
  return [...contentDue].some((due) => {
    const cell = cells.get(due)
    return !cell || selfAndAncestors(state, cell).some(({ address }) => indexes.connections.has(address) || indexes.loadSchema.has(address))
  })
}

/**
 * Stands for all fields among the changed addresses: showing a group shows all below it, which is rare enough to check every field. No
 * address has this form.
 */
const everyField: Address = '*'

/** A field that waits for another shows its label, and renders again when that changes. */
function noteNames({ state, changed, nodesChanged, removed }: Transaction): void {
  if (nodesChanged.size === 0 && removed.size === 0) return
  for (const address of state.indexes.content) {
    const { requests = [] } = state.cells.get(address) ?? {}
    if (requests.some(({ waitingFor }) => waitingFor !== undefined && (nodesChanged.has(waitingFor) || removed.has(waitingFor))))
      changed.add(address)
  }
}

/** The fields whose content declares a dependency on a changed field. */
function readersOf({ state }: Transaction): Iterable<Address> {
  const reader = createFormReader(state)
  const affected = new Set<Address>()
  for (const address of state.contentDue) {
    const template = state.cells.get(address)?.node.template
    if (template === undefined) continue
    for (const reading of selectContentReaders(state.plan, template)) {
      for (const one of addressesOf(reading, address, reader)) affected.add(one)
    }
  }
  return affected
}

/** A field whose option requests have changed. */
interface ChangedRequest {
  readonly address: Address
  readonly request: OptionRequest
  /** The field did not have this key before. */
  readonly isNew: boolean
}

/** Updates the option requests of one field; returns it if they have changed. */
function settleField(transaction: Transaction, address: Address, sharedDependencies: SharedDependencies): readonly ChangedRequest[] {
  const { state } = transaction
  const cell = state.cells.get(address)
  if (cell === undefined) return []
  const before = cell.requests
  if (cell.node.optionSource?.content === undefined || cell.expression || isHidden(state, cell)) {
    if (before !== undefined) setCell(transaction, { ...cell, requests: undefined })
    return []
  }
  const requests = computeRequests(state, cell, sharedDependencies)
  // After a reset or a value from the host the cell is new, but its requests may be the same.
  if (isEqual(before, requests)) return []
  // An expression does not count as a change of the value.
  // Another content object with the same dependencies counts as none either.
  const declared = requests.some(({ isUnknown }) => isUnknown) ? cell.declared : requests.map((request) => request.declared).join()
  const hadOptions = before?.some(({ key }) => state.options.get(key)?.data)
  setCell(transaction, {
    ...cell,
    requests,
    declared,
    // Also while the field was hidden or away: from then on its value may be wrong.
    dependencyChanged: cell.dependencyChanged || (cell.declared !== undefined && cell.declared !== declared),
    earlierRequests: hadOptions ? before : cell.earlierRequests,
  })
  return requests.map((request) => ({ address, request, isNew: !before?.some(({ key }) => key === request.key) }))
}

/** Marks the options to request. Runs after all fields are updated, so that their order does not matter. */
function wantNew(transaction: Transaction, changed: readonly ChangedRequest[]): void {
  const newcomers = new Map<string, Set<Address>>()
  for (const { address, request, isNew } of changed) {
    if (isNew) getOrInsert(newcomers, request.key, () => new Set()).add(address)
  }
  for (const { request } of changed) {
    const isWanted =
      isMissing(transaction.state, request.key) || isBack(transaction.state, request.key, newcomers.get(request.key)?.size ?? 0)
    if (isWanted) wantOptions(transaction, request, { quiet: true })
  }
}

/** Errors and empty lists are never remembered. Decisions §6. */
function isMissing({ options }: FormState, key: string): boolean {
  const set = options.get(key)
  return set === undefined || set.status === 'failed' || (set.status === 'ready' && set.data?.length === 0)
}

/** Options known for the same key show at once and are revalidated, unless another field shows them already. Decisions §6. */
function isBack({ options, requestedBy, settings }: FormState, key: string, newcomers: number): boolean {
  if (!isEditable(settings) || options.get(key)?.status !== 'ready') return false
  return requestedBy.get(key)?.size === newcomers
}

/**
 * Updates which of the changed fields have a value that their loaded options, or the host's connections, do not contain: the summary
 * shows a warning, which does not prevent a submit. Decisions §6.
 */
export function settleUnlisted(transaction: Transaction): void {
  const { state, changed } = transaction
  // A group may be hidden or shown with all in it. Fields with content are settled then.
  if (transaction.nodesChanged.size > 0) tellConnectionFields(transaction)
  for (const address of changed) {
    const cell = state.cells.get(address)
    if (cell === undefined) continue
    const isStranger =
      isUnlistedConnection(selectOffered(state, cell), cell.value) ||
      (state.indexes.content.has(address) && selectOptions(state, cell)?.notInList === true)
    const unlisted = isStranger && !cell.expression && !isHidden(state, cell)
    if (unlisted !== cell.unlisted) setCell(transaction, { ...cell, unlisted })
  }
}
