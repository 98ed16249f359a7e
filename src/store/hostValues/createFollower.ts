import { isJsonObject, isEqual } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { getValue, type Address } from '../../core/values/path.ts'
import type { Cell } from '../cells/cell.ts'
import type { FormEvent } from '../formEvents.ts'
import type { FormStore, Transition } from '../formStore.ts'
import type { Transaction } from '../transaction.ts'
import { createEchoes, type Echoes, type NewValue } from './createEchoes.ts'
import type { Following } from './following.ts'
import { type Ahead, placeDifferences } from './placeDifferences.ts'
import { roughValue } from './roughValue.ts'

/** Applies the values that the host passes. */
export interface Follower {
  readonly give: (values: unknown) => void
  readonly handOut: (formData: FormValues) => void
}

/** Creates the follower of a host's values, of which the form has already opened with the first. Decisions §11. */
export function createFollower(store: FormStore, following: Following, first: FormValues, early: Early, now: () => number): Follower {
  const { state, dispatch, subscribe } = store
  const { isInExpression, readHostProp, showObjects } = following
  const echoes = createEchoes(now, (address, value) => roughIn(state, address, value))
  const ahead = openAhead(store, following, echoes, early)
  const changed = new Set<Address>()
  let last = first
  let given: unknown

  /** Whether form data come back as they were handed out: then nothing changes, and the host has all changes up to then. */
  const comesBack = (values: FormValues, isCopy: boolean): boolean => {
    const handed = echoes.takeData(values, isCopy)
    if (handed === undefined) return false
    last = values
    for (const [address, { revision }] of ahead) if (revision <= handed.revision) ahead.delete(address)
    if (ahead.size === 0) echoes.forgetSkipped(!isCopy)
    return true
  }

  const give = (values: unknown) => {
    if (values === given) return
    given = values
    if (isJsonObject(values) && comesBack(values, false)) return
    const [places, brought] = [[] as Address[], new Set<Address>()]
    dispatch({ type: 'valuesGiven', places, brought, apply: (transaction) => place(transaction, values, places, brought) })
  }

  const place = (transaction: Transaction, values: unknown, places: Address[], brought: Set<Address>) => {
    const next = readHostProp(transaction, 'values', values, isJsonObject)
    if (next === undefined || comesBack(next, true)) return
    if (state.schema.phase === 'absent') transaction.state.initialValues = next
    else {
      placeDifferences({ ...following, transaction, echoes, ahead, places }, next, last)
      showObjects(transaction)
      for (const address of transaction.valuesChanged) {
        const cell = state.cells.get(address)
        // A default in a field that the host has left empty is not the host's value; a field inside an expression has none to hand out.
        if (cell === undefined || isOfHost(cell) || isInExpression(state, cell)) brought.add(address)
      }
    }
    last = next
    for (const address of ahead.keys()) if (isWithHost(store, following, next, address)) ahead.delete(address)
    if (ahead.size === 0) echoes.forgetSkipped(false)
  }

  const note = ({ event, valuesChanged }: Transition) => {
    if (event.type === 'textTyped') echoes.setTyping(event.address)
    if (event.type === 'fieldLeft') echoes.setTyping(undefined)
    const isOwn = event.type === 'changeApplied' || (following.changeKinds[event.type] !== undefined && !isByHost(event))
    for (const address of valuesChanged) {
      if (!state.cells.has(address) || (event.type === 'valuesGiven' && event.brought.has(address))) continue
      changed.add(address)
      if (isOwn) ahead.set(address, { revision: state.valueRevision, isRefused: false })
    }
  }

  subscribe(note)
  return { give, handOut: (formData) => echoes.handOut(formData, state.valueRevision, takeNewValues(store, following, changed)) }
}

/** The values that the host receives with the next form data: not those that were there for less than a frame. */
function takeNewValues({ state }: FormStore, { readValue }: Following, changed: Set<Address>): readonly NewValue[] {
  const values = [...changed].filter((address) => state.cells.has(address)).map((address) => [address, readValue(state, address)] as const)
  changed.clear()
  return values
}

/** Whether the host has what the user entered, or nothing is left of that, such as in a removed row. */
function isWithHost({ state }: FormStore, { pathOf, readValue }: Following, values: FormValues, address: Address): boolean {
  const cell = state.cells.get(address)
  if (cell === undefined) return !state.setAside.has(address)
  const given = getValue(values, pathOf(state, address))
  return !cell.unread && isEqual(roughIn(state, address, readValue(state, address)), roughIn(state, address, given))
}

/** A value without what the host's store may have changed in it. */
function roughIn({ cells }: FormStore['state'], address: Address, value: unknown): unknown {
  const node = cells.get(address)?.node
  return node ? roughValue(node, value) : value
}

/** Form data that were handed out before the follower was loaded, with the value revision at that time. */
type Early = readonly (readonly [formData: FormValues, revision: number])[]

/**
 * Changes by the user or an agent that the host may not have yet, with their revision. Those already handed out are recorded as expected
 * echoes.
 */
function openAhead({ state }: FormStore, { pathOf, readValue }: Following, echoes: Echoes, early: Early): Map<Address, Ahead> {
  const [told = {}, toldAt = 0] = early.at(-1) ?? []
  const isTold = (address: Address) => isEqual(getValue(told, pathOf(state, address)), readValue(state, address))
  const changed = listChanged(state)
  for (const [formData, revision] of early) {
    for (const address of changed) echoes.setTyping(address)
    echoes.setTyping(undefined)
    const values = changed.map((address) => [address, getValue(formData, pathOf(state, address))] as const)
    echoes.handOut(formData, revision, values)
  }
  return new Map(
    changed.map((address) => [address, { revision: isTold(address) ? toldAt : state.valueRevision, isRefused: false }] as const),
  )
}

/** Fields set by the user, including text typed back to the initial value, which the host does not know yet. */
const listChanged = ({ cells, indexes }: FormStore['state']): readonly Address[] => [
  ...new Set([...indexes.dirty, ...[...cells.values()].flatMap(({ address, origin }) => (origin === 'user' ? [address] : []))]),
]

const isOfHost = ({ origin }: Cell): boolean => origin !== 'default' && origin !== 'user'

const isByHost = (event: FormEvent): boolean =>
  (event.type === 'valuesSet' && event.byUser !== true) || (event.type === 'formReset' && event.byHost === true)
