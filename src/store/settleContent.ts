import { selectContentReaders } from '../core/plan/selectContentReaders.ts'
import { addressesOf } from '../core/rules/addressesOf.ts'
import { isEqual } from '../core/values/isEqual.ts'
import type { Address } from '../core/values/path.ts'
import { computeNeeds, readAmbient } from './computeNeeds.ts'
import type { FormDraft } from './formDraft.ts'
import { createFormReader } from './formReader.ts'
import type { Need, OptionSet } from './optionSet.ts'
import { wantOptions } from './optionSets.ts'
import { isHidden } from './readValues.ts'

/**
 * Brings the needs of fields with content up to date with what changed: dependencies, connection and `load_schema` values, fields
 * that appeared or went. Asks for nothing itself: it marks option sets as wanted. Decisions §6.
 */
export function settleContent(draft: FormDraft): void {
  const { state } = draft
  if (state.contentFields.size === 0 && state.needs.size === 0) return
  const { contentDue } = state
  for (const address of draft.valuesChanged) contentDue.add(address)
  if (draft.nodesChanged.size > 0) contentDue.add(everyField)
  // A text half typed is no change yet. Decisions §5: one timer per field, serving schema and content alike.
  if (state.uncommitted.size > 0 || contentDue.size === 0) return
  const ambient = readAmbient(state)
  const affected =
    ambient === state.ambient && !contentDue.has(everyField) ? readersOf(draft) : [...state.contentFields, ...state.needs.keys()]
  state.ambient = ambient
  contentDue.clear()
  for (const address of affected) settleField(draft, address, ambient)
}

/**
 * Stands among the changed addresses for "all fields": showing a group shows all below it, which is rare enough to look at all.
 * No address reads like this one.
 */
const everyField: Address = '*'

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

function settleField(draft: FormDraft, address: Address, ambient: string): void {
  const { state } = draft
  const cell = state.cells.get(address)
  if (cell === undefined || !state.contentFields.has(address) || isHidden(state, cell)) {
    if (state.needs.delete(address)) draft.changed.add(address)
    return
  }
  const before = state.needs.get(address)
  const needs = computeNeeds(state, cell, ambient)
  if (isEqual(before, needs)) return
  state.needs.set(address, needs)
  draft.changed.add(address)
  if (before !== undefined && declaredOf(before) !== declaredOf(needs)) state.dependencyChanged.add(address)
  for (const need of needs) if (isMissing(state.options.get(need.key))) wantOptions(draft, need, { quiet: true })
}

const declaredOf = (needs: readonly Need[]): string => needs.map(({ name, declared }) => name + declared).join()

/** Options known for the key show at once and are revalidated on opening; errors and empty lists are never remembered. */
const isMissing = (set: OptionSet | undefined): boolean => set === undefined || set.status === 'failed' || set.data?.length === 0
