import { selectContentReaders } from '../../core/plan/plan.ts'
import { addressesOf } from '../../core/rules/addressesOf.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import type { Address } from '../../core/values/path.ts'
import type { SharedDependencies, OptionRequest } from './optionSet.ts'
import { computeRequests, readSharedDependencies } from './computeRequests.ts'
import { type Transaction, mark } from '../transaction.ts'
import { createFormReader, isHidden } from '../cells/readValues.ts'
import { isEditable } from '../formSettings.ts'
import type { FormState } from '../formState.ts'
import { selfAndAncestors } from '../cells/lineage.ts'
import { wantOptions } from './optionSets.ts'
import { selectOptions } from './selectOptions.ts'

/**
 * Brings the needs of fields with content up to date with what changed: dependencies, connection and `load_schema` values, fields
 * that appeared or went. Asks for nothing itself: it marks option sets as wanted. Decisions §6.
 */
export function settleContent(transaction: Transaction): void {
  const { state } = transaction
  for (const address of transaction.needsLeft) if (!state.contentFields.has(address)) setRequests(state, address, undefined)
  if (state.contentFields.size === 0 && state.needs.size === 0) return
  const { contentDue } = state
  for (const address of transaction.valuesChanged) contentDue.add(address)
  if (transaction.nodesChanged.size > 0) {
    contentDue.add(everyField)
    noteNames(transaction)
  }
  // A text half typed is no change yet. Decisions §5: one timer per field, serving schema and content alike.
  if (state.uncommitted.size > 0 || contentDue.size === 0) return
  const before = state.sharedDependencies
  if (areSharedDependenciesDue(state)) state.sharedDependencies = readSharedDependencies(state)
  const isForAll = state.sharedDependencies.key !== before.key || contentDue.has(everyField)
  const affected = isForAll ? [...state.contentFields, ...state.needs.keys()] : readersOf(transaction)
  contentDue.clear()
  wantNew(
    transaction,
    [...affected].flatMap((address) => settleField(transaction, address, state.sharedDependencies)),
  )
}

/** A connection or `load_schema` field is among what changed, or holds it; of fields that are gone nobody knows. */
function areSharedDependenciesDue(state: FormState): boolean {
  const { contentDue, cells, connectionFields, loadSchemaFields } = state
  return [...contentDue].some((due) => {
    const cell = cells.get(due)
    return !cell || selfAndAncestors(state, cell).some(({ address }) => connectionFields.has(address) || loadSchemaFields.has(address))
  })
}

/**
 * Stands among the changed addresses for "all fields": showing a group shows all below it, which is rare enough to look at all.
 * No address reads like this one.
 */
const everyField: Address = '*'

/** A field that waits for another shows its name, and is drawn anew with it. */
function noteNames({ state, changed, nodesChanged }: Transaction): void {
  for (const [address, needs] of state.needs) {
    if (needs.some(({ waitingFor }) => waitingFor !== undefined && nodesChanged.has(waitingFor))) changed.add(address)
  }
}

/** The fields whose content declares a dependency on what changed. */
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

/** A need that a field has, where some of its needs have changed. */
interface SettledNeed {
  readonly address: Address
  readonly need: OptionRequest
  /** The field had not needed that key before. */
  readonly isNew: boolean
}

/** Brings the needs of one field up to date; returns them where something has changed. */
function settleField(transaction: Transaction, address: Address, sharedDependencies: SharedDependencies): readonly SettledNeed[] {
  const { state } = transaction
  const cell = state.cells.get(address)
  const before = state.needs.get(address)
  if (cell === undefined || !state.contentFields.has(address) || isHidden(state, cell)) {
    if (before === undefined) return []
    setRequests(state, address, undefined)
    transaction.changed.add(address)
    return []
  }
  const needs = computeRequests(state, cell, sharedDependencies)
  noteDependencies(transaction, address, needs)
  // Also where a reset or a value from the host has made the field anew: what it needs is known.
  if (isEqual(before, needs)) return []
  if (before?.some(({ key }) => state.options.get(key)?.data !== undefined) === true) state.earlierRequests.set(address, before)
  setRequests(state, address, needs)
  transaction.changed.add(address)
  return needs.map((need) => ({ address, need, isNew: before?.some(({ key }) => key === need.key) !== true }))
}

/** Marks what is to be asked for, once it is known who needs what: the order of the fields decides nothing. */
function wantNew(transaction: Transaction, settled: readonly SettledNeed[]): void {
  const newcomers = new Map<string, Set<Address>>()
  for (const { address, need, isNew } of settled) {
    if (isNew) getOrInsert(newcomers, need.key, () => new Set()).add(address)
  }
  for (const { need } of settled) {
    const isWanted = isMissing(transaction.state, need.key) || isBack(transaction.state, need.key, newcomers.get(need.key)?.size ?? 0)
    if (isWanted) wantOptions(transaction, need, { quiet: true })
  }
}

/** Remembers that a declared dependency changed, also while the field was hidden: from then on its value may be wrong. Decisions §6. */
function noteDependencies({ state }: Transaction, address: Address, needs: readonly OptionRequest[]): void {
  const declared = needs.map(({ name, declared: values }) => name + values).join()
  const known = state.declared.get(address)
  if (known !== undefined && known !== declared) state.dependencyChanged.add(address)
  state.declared.set(address, declared)
}

/** Errors and empty lists are never remembered. Decisions §6. */
function isMissing({ options }: FormState, key: string): boolean {
  const set = options.get(key)
  return set === undefined || set.status === 'failed' || (set.status === 'ready' && set.data?.length === 0)
}

/** Options seen for the same key show at once and are revalidated; those that a field shows already are taken as they are. Decisions §6. */
function isBack({ options, neededBy, settings }: FormState, key: string, newcomers: number): boolean {
  if (!isEditable(settings) || options.get(key)?.status !== 'ready') return false
  return newcomers > 0 && neededBy.get(key)?.size === newcomers
}

/** Notes what a field needs now, `undefined` for nothing, in both directions: what a field needs, and who needs a key. */
function setRequests(
  { needs, neededBy }: Pick<FormState, 'needs' | 'neededBy'>,
  address: Address,
  next: readonly OptionRequest[] | undefined,
): void {
  for (const { key } of needs.get(address) ?? []) {
    const fields = neededBy.get(key)
    fields?.delete(address)
    if (fields?.size === 0) neededBy.delete(key)
  }
  if (next === undefined) {
    needs.delete(address)
    return
  }
  needs.set(address, next)
  for (const { key } of next) getOrInsert(neededBy, key, () => new Set()).add(address)
}

/**
 * Notes which of the fields that changed hold a value that their loaded options do not: the summary warns of them, and a submit goes
 * through all the same. Decisions §6.
 */
export function settleUnlisted(transaction: Transaction): void {
  const { state, changed } = transaction
  for (const address of changed) {
    if (!state.contentFields.has(address)) continue
    const cell = state.cells.get(address)
    const isUnlisted = cell !== undefined && !isHidden(state, cell) && selectOptions(state, cell)?.notInList === true
    if (isUnlisted === state.unlisted.has(address)) continue
    mark(state.unlisted, address, isUnlisted)
    transaction.formChanged = true
  }
}
