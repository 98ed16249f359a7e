import { hasNewName, selectForm } from './formView.ts'
import { selectField, type FieldView } from './fieldView.ts'
import { settleHostErrors } from './submit/submitTransitions.ts'
import type { ReloadReport } from './schema/reloadReport.ts'
import { comparePlans } from '../core/plan/comparePlans.ts'
import { settleContent, settleUnlisted } from './content/settleContent.ts'
import { transitions } from './transitions.ts'
import { settleRules } from './rules/settleRules.ts'
import { emptyFormState, type FormState, type Opening } from './formState.ts'
import { pathOf } from './cells/pathOf.ts'
import { isHidden } from './cells/readValues.ts'
import { createTransaction, type Transaction } from './transaction.ts'
import { getOrInsert } from '../core/values/getOrInsert.ts'
import { settleErrors } from './validation/checkFields.ts'
import { createListeners } from '../core/values/createListeners.ts'
import { nowhere, parentAddress, type Address } from '../core/values/path.ts'
import type { FormEvent } from './formEvents.ts'
import type { FormStore, Transition } from './formStore.ts'
import type { Cell } from './cells/cell.ts'
import type { Plan } from '../core/plan/plan.ts'

/** Creates the store of one form instance; nothing is shared between two of them. */
export function createFormStore(opening: Opening): FormStore {
  const state = emptyFormState(opening)
  transact(state, { type: 'formOpened' })
  let view = selectForm(state)
  const formListeners = createListeners()
  const views = new Map<Address, FieldView>()
  const fieldListeners = createFieldListeners()
  const belowListeners = createFieldListeners()
  const { subscribe, tell } = createListeners<[Transition]>()
  const viewListeners = createListeners()

  const field = (address: Address): FieldView | undefined => {
    const known = views.get(address)
    if (known !== undefined) return known
    const view = selectField(state, address)
    if (view !== undefined) views.set(address, view)
    return view
  }

  const dispatch = (event: FormEvent): void => {
    const transaction = transact(state, event)
    const report = transaction.planBefore && createReloadReport(transaction, transaction.planBefore)
    if (report !== undefined) state.report = report
    /** The field whose control already shows the typed text. */
    const shownAt = event.type === 'textTyped' && event.isShown ? event.address : nowhere
    const before = views.get(shownAt)
    for (const address of transaction.changed) views.delete(address)
    // The name of a row depends on more than values: a default counts in it once the user has typed it.
    const changedBelow = upwards(transaction.changed)
    if (transaction.formChanged || [...view.errors, ...view.warnings].some((line) => hasNewName(state, line, changedBelow))) {
      view = selectForm(state)
      formListeners.tell()
    }
    for (const address of transaction.changed) if (address !== shownAt || !isOwnInput(before, field(address))) fieldListeners.tell(address)
    for (const address of changedBelow) belowListeners.tell(address)
    tell({ event, valuesChanged: transaction.valuesChanged, journal: transaction.journal, report })
  }

  return {
    state,
    form: { getState: () => view, subscribe: formListeners.subscribe },
    dispatch,
    field,
    isHidden: (cell) => isHidden(state, cell),
    subscribeField: (address, listener) => {
      const unsubscribe = fieldListeners.add(address, listener)
      viewListeners.tell()
      return unsubscribe
    },
    isInView: fieldListeners.has,
    subscribeInView: viewListeners.subscribe,
    subscribeValue: belowListeners.add,
    subscribe,
  }
}

/** Applies an event, with all its consequences. */
function transact(state: FormState, event: FormEvent): Transaction {
  const transaction = createTransaction(state)
  apply(transaction, event)
  settleRules(transaction)
  if (state.indexes.content.size > 0) settleContent(transaction)
  settleHostErrors(transaction)
  settleErrors(transaction)
  settleUnlisted(transaction)
  if (transaction.valuesChanged.size > 0) state.valueRevision += 1
  return transaction
}

/** Calls the transition of an event. */
function apply<Type extends FormEvent['type']>(transaction: Transaction, event: Extract<FormEvent, { type: Type }>): void {
  // The table has one row for each type, and the event's own type picks it; TypeScript cannot follow that pairing.
  const transition = transitions[event.type] as (transaction: Transaction, event: FormEvent) => void
  transition(transaction, event)
}

/** Listeners by address. */
function createFieldListeners() {
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

/** Addresses with all their ancestors, each once. */
function upwards(addresses: Iterable<Address>): Set<Address> {
  const all = new Set<Address>()
  for (const address of addresses) for (let at = address; !all.has(at); at = parentAddress(at)) all.add(at)
  return all
}

/** Creates the report of a transition that replaced the plan. */
const createReloadReport = ({ state, defaultsApplied, movements }: Transaction, before: Plan): ReloadReport => ({
  ...comparePlans(before, state.plan),
  defaultsApplied: [...defaultsApplied].filter((address) => state.cells.has(address)).map((address) => pathOf(state, address)),
  setAside: [...movements.setAside.values()],
  returned: [...movements.returned.values()],
})

/** The properties of a cell that the control being typed into shows itself, or that are not rendered. */
const echoed: ReadonlySet<string> = new Set<keyof Cell | keyof FieldView>(['cell', 'value', 'text', 'unread', 'origin', 'issue'])

/** Whether two objects are equal in all keys but `echoed`. */
const areAlike = <Kind extends object>(before: Kind, after: Kind): boolean =>
  // Both are built by the same code, with the same keys.
  Object.keys(after).every((key) => echoed.has(key) || before[key as keyof Kind] === after[key as keyof Kind])

/** Whether a view contains nothing new for a control that already shows the text typed into it. */
const isOwnInput = (before: FieldView | undefined, after: FieldView | undefined): boolean =>
  before !== undefined && after !== undefined && areAlike(before, after) && areAlike(before.cell, after.cell)
