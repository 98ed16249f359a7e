import { createStore, type StoreApi } from 'zustand/vanilla'
import { getOrInsert } from '../core/values/getOrInsert.ts'
import { parentAddress, type Address } from '../core/values/path.ts'
import { createFormState } from './createFormState.ts'
import type { Opening } from './emptyFormState.ts'
import type { FormEvent } from './formEvents.ts'
import { createDraft, type FormDraft } from './formDraft.ts'
import { createReloadReport } from './reload/createReloadReport.ts'
import type { ReloadReport } from './reload/reloadReport.ts'
import type { FormState } from './formState.ts'
import { selectForm, type FormView } from './formView.ts'
import { selectField, type FieldView } from './fieldView.ts'
import { isEcho } from './isEcho.ts'
import { settleContent } from './content/settleContent.ts'
import { settleDoubts } from './content/settleDoubts.ts'
import { settleErrors } from './submit/settleErrors.ts'
import { settleRules } from './settleRules.ts'
import { transitions } from './transitions.ts'

/** What was changed by one event, for effects and for the host. */
export interface Transition {
  readonly event: FormEvent
  readonly valuesChanged: ReadonlySet<Address>
  /** What a schema that took effect did; absent where none did. */
  readonly report: ReloadReport | undefined
}

/** The store of one form. */
export interface FormStore {
  /** For reading only: transitions are the writers. */
  readonly state: Readonly<FormState>
  /** The form as a whole; changes seldom. */
  readonly form: StoreApi<FormView>
  readonly dispatch: (event: FormEvent) => void
  readonly field: (address: Address) => FieldView | undefined
  /** Tells when the view of one field changed. Returns the way to stop. */
  readonly subscribeField: (address: Address, listener: () => void) => () => void
  /** Whether somebody shows a field: has subscribed to its view. */
  readonly isInView: (address: Address) => boolean
  /** Tells that a field has come into view. Returns the way to stop. */
  readonly subscribeInView: (listener: () => void) => () => void
  /** Tells when a value at or below an address changed: a row's title, say. */
  readonly subscribeValue: (address: Address, listener: () => void) => () => void
  /** Tells of every event, after it took effect. */
  readonly subscribe: (listener: (transition: Transition) => void) => () => void
}

/** Creates the store of one form instance; nothing is shared between two of them. */
export function createFormStore(opening: Opening): FormStore {
  const state = createFormState(opening)
  settleContent({ ...createDraft(state), nodesChanged: new Set(['']) })
  const form = createStore<FormView>()(() => selectForm(state))
  const views = new Map<Address, FieldView>()
  const fieldListeners = createListeners()
  const valueListeners = createListeners()
  const listeners = new Set<(transition: Transition) => void>()
  const viewListeners = new Set<() => void>()

  const field = (address: Address): FieldView | undefined => {
    const known = views.get(address)
    if (known !== undefined) return known
    const view = selectField(state, address)
    if (view !== undefined) views.set(address, view)
    return view
  }

  const dispatch = (event: FormEvent): void => {
    const draft = createDraft(state)
    apply(draft, event)
    settleRules(draft)
    settleContent(draft)
    settleErrors(draft)
    settleDoubts(draft)
    const report = draft.planBefore && createReloadReport(draft, draft.planBefore)
    if (report !== undefined) state.report = report
    if (draft.valuesChanged.size > 0) state.valueRevision += 1
    const echo = event.type === 'textTyped' && event.isShown === true ? event.address : undefined
    const before = echo === undefined ? undefined : views.get(echo)
    for (const address of draft.changed) views.delete(address)
    if (draft.formChanged) form.setState(selectForm(state), true)
    for (const address of draft.changed) if (address !== echo || !isEcho(before, field(address))) fieldListeners.tell(address)
    for (const address of upwards(draft.valuesChanged)) valueListeners.tell(address)
    for (const listener of listeners) listener({ event, valuesChanged: draft.valuesChanged, report })
  }

  return {
    state,
    form,
    dispatch,
    field,
    subscribeField: (address, listener) => {
      const unsubscribe = fieldListeners.add(address, listener)
      for (const tell of viewListeners) tell()
      return unsubscribe
    },
    isInView: fieldListeners.has,
    subscribeInView: (listener) => {
      viewListeners.add(listener)
      return () => viewListeners.delete(listener)
    },
    subscribeValue: valueListeners.add,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Calls the transition of an event. */
function apply<Type extends FormEvent['type']>(draft: FormDraft, event: Extract<FormEvent, { type: Type }>): void {
  // The table has one row for each type, and the event's own type picks it; TypeScript cannot follow that pairing.
  const transition = transitions[event.type] as (draft: FormDraft, event: FormEvent) => void
  transition(draft, event)
}

/** Listeners by address. */
function createListeners() {
  const byAddress = new Map<Address, Set<() => void>>()
  return {
    add: (address: Address, listener: () => void) => {
      const known = getOrInsert(byAddress, address, () => new Set())
      known.add(listener)
      return () => {
        known.delete(listener)
        if (known.size === 0 && byAddress.get(address) === known) byAddress.delete(address)
      }
    },
    has: (address: Address) => byAddress.has(address),
    tell: (address: Address) => {
      for (const listener of byAddress.get(address) ?? []) listener()
    },
  }
}

/** Addresses with all those above them, each once. */
function upwards(addresses: Iterable<Address>): Set<Address> {
  const all = new Set<Address>()
  for (const address of addresses) {
    for (let at = address; !all.has(at); at = parentAddress(at)) {
      all.add(at)
      if (at === '') break
    }
  }
  return all
}
