import { isJsonObject } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import { getValue, type Address } from '../../core/values/path.ts'
import type { FormEvent } from '../formEvents.ts'
import type { FormStore, Transition } from '../formStore.ts'
import type { Transaction } from '../transaction.ts'
import { createEchoes } from './createEchoes.ts'
import type { Following } from './following.ts'
import { placeDifferences } from './placeDifferences.ts'

/** Follows the values that the host gives. */
export interface Follower {
  readonly give: (values: unknown) => void
  readonly handOut: (formData: FormValues) => void
}

/** Creates what follows the values of a host, of which the form has the first already. Decisions §11. */
export function createFollower({ state, dispatch, subscribe }: FormStore, following: Following, first: FormValues): Follower {
  const { pathOf, readHostProp, readValue, showObjects } = following
  const echoes = createEchoes()
  /** What a person or an agent has changed and the host is not known to have, by when. */
  const ahead = new Map<Address, number>([...state.indexes.dirty].map((address) => [address, state.valueRevision]))
  let last = first
  let given: unknown

  /** Whether form data come back as they were handed out: then nothing changes, and the host has what the form held up to then. */
  const comesBack = (values: FormValues, isCopy: boolean): boolean => {
    const handed = echoes.takeData(values, isCopy)
    if (handed === undefined) return false
    last = values
    for (const [address, when] of ahead) if (when <= handed.revision) ahead.delete(address)
    if (!isCopy && ahead.size === 0) echoes.forgetChosen()
    return true
  }

  const give = (values: unknown) => {
    if (values === given || values === null) return
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
      if (places.length > 0) showObjects(transaction)
      for (const address of transaction.valuesChanged) if (isOfHost(state.cells.get(address)?.origin)) brought.add(address)
    }
    last = next
    for (const address of ahead.keys()) {
      const cell = state.cells.get(address)
      if (cell?.unread === false && isEqual(readValue(state, address), getValue(next, pathOf(state, address)))) ahead.delete(address)
    }
  }

  const note = ({ event, valuesChanged }: Transition) => {
    if (event.type === 'textTyped') echoes.setTyping(event.address)
    if (event.type === 'fieldLeft') echoes.setTyping(undefined)
    const isOwn = event.type === 'changeApplied' || (following.changeKinds[event.type] !== undefined && !isByHost(event))
    for (const address of valuesChanged) {
      if (!state.cells.has(address) || (event.type === 'valuesGiven' && event.brought.has(address))) continue
      echoes.remember(address, readValue(state, address))
      if (isOwn) ahead.set(address, state.valueRevision)
    }
  }

  subscribe(note)
  return { give, handOut: (formData) => echoes.handOut(formData, state.valueRevision) }
}

/** A default that fills what the host has left open is not what it gave. */
const isOfHost = (origin: string | undefined): boolean => origin !== 'default' && origin !== 'user'

const isByHost = (event: FormEvent): boolean =>
  (event.type === 'valuesSet' && event.byUser !== true) || (event.type === 'formReset' && event.byHost === true)
