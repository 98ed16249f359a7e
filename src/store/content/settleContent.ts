import { selectContentReaders } from '../../core/plan/plan.ts'
import { addressesOf } from '../../core/rules/addressesOf.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import type { Address } from '../../core/values/path.ts'
import type { Ambient } from './ambient.ts'
import { computeNeeds } from './computeNeeds.ts'
import type { FormDraft } from '../formDraft.ts'
import { createFormReader } from '../values/formReader.ts'
import { isEditable } from '../formSettings.ts'
import type { FormState } from '../formState.ts'
import { lineageOf } from '../lineageOf.ts'
import type { Need } from './optionSet.ts'
import { wantOptions } from './optionSets.ts'
import { readAmbient } from './readAmbient.ts'
import { isHidden } from '../values/readValues.ts'
import { setNeeds } from './setNeeds.ts'

/**
 * Brings the needs of fields with content up to date with what changed: dependencies, connection and `load_schema` values, fields
 * that appeared or went. Asks for nothing itself: it marks option sets as wanted. Decisions §6.
 */
export function settleContent(draft: FormDraft): void {
  const { state } = draft
  for (const address of draft.needsLeft) if (!state.contentFields.has(address)) setNeeds(state, address, undefined)
  if (state.contentFields.size === 0 && state.needs.size === 0) return
  const { contentDue } = state
  for (const address of draft.valuesChanged) contentDue.add(address)
  if (draft.nodesChanged.size > 0) {
    contentDue.add(everyField)
    noteNames(draft)
  }
  // A text half typed is no change yet. Decisions §5: one timer per field, serving schema and content alike.
  if (state.uncommitted.size > 0 || contentDue.size === 0) return
  const before = state.ambient
  if (isAmbientDue(state)) state.ambient = readAmbient(state)
  const isForAll = state.ambient.key !== before.key || contentDue.has(everyField)
  const affected = isForAll ? [...state.contentFields, ...state.needs.keys()] : readersOf(draft)
  contentDue.clear()
  wantNew(
    draft,
    [...affected].flatMap((address) => settleField(draft, address, state.ambient)),
  )
}

/** A connection or `load_schema` field is among what changed, or holds it; of fields that are gone nobody knows. */
function isAmbientDue(state: FormState): boolean {
  const { contentDue, cells, connectionFields, loadSchemaFields } = state
  return [...contentDue].some((due) => {
    const cell = cells.get(due)
    return !cell || lineageOf(state, cell).some(({ address }) => connectionFields.has(address) || loadSchemaFields.has(address))
  })
}

/**
 * Stands among the changed addresses for "all fields": showing a group shows all below it, which is rare enough to look at all.
 * No address reads like this one.
 */
const everyField: Address = '*'

/** A field that waits for another shows its name, and is drawn anew with it. */
function noteNames({ state, changed, nodesChanged }: FormDraft): void {
  for (const [address, needs] of state.needs) {
    if (needs.some(({ waitingFor }) => waitingFor !== undefined && nodesChanged.has(waitingFor))) changed.add(address)
  }
}

/** The fields whose content declares a dependency on what changed. */
function readersOf({ state }: FormDraft): Iterable<Address> {
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
  readonly need: Need
  /** The field had not needed that key before. */
  readonly isNew: boolean
}

/** Brings the needs of one field up to date; returns them where something has changed. */
function settleField(draft: FormDraft, address: Address, ambient: Ambient): readonly SettledNeed[] {
  const { state } = draft
  const cell = state.cells.get(address)
  const before = state.needs.get(address)
  if (cell === undefined || !state.contentFields.has(address) || isHidden(state, cell)) {
    if (before === undefined) return []
    setNeeds(state, address, undefined)
    draft.changed.add(address)
    return []
  }
  const needs = computeNeeds(state, cell, ambient)
  noteDependencies(draft, address, needs)
  // Also where a reset or a value from the host has made the field anew: what it needs is known.
  if (isEqual(before, needs)) return []
  if (before?.some(({ key }) => state.options.get(key)?.data !== undefined) === true) state.earlierNeeds.set(address, before)
  setNeeds(state, address, needs)
  draft.changed.add(address)
  return needs.map((need) => ({ address, need, isNew: before?.some(({ key }) => key === need.key) !== true }))
}

/** Marks what is to be asked for, once it is known who needs what: the order of the fields decides nothing. */
function wantNew(draft: FormDraft, settled: readonly SettledNeed[]): void {
  const newcomers = new Map<string, Set<Address>>()
  for (const { address, need, isNew } of settled) {
    if (isNew) getOrInsert(newcomers, need.key, () => new Set()).add(address)
  }
  for (const { need } of settled) {
    const isWanted = isMissing(draft.state, need.key) || isBack(draft.state, need.key, newcomers.get(need.key)?.size ?? 0)
    if (isWanted) wantOptions(draft, need, { quiet: true })
  }
}

/** Remembers that a declared dependency changed, also while the field was hidden: from then on its value may be wrong. Decisions §6. */
function noteDependencies({ state }: FormDraft, address: Address, needs: readonly Need[]): void {
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
