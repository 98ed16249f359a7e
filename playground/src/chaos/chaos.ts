import { useMemo, useSyncExternalStore } from 'react'
import { createListeners } from '../../../src/core/values/createListeners.ts'
import { faults, toggleFault, type FaultName } from './faults.ts'

/** The faults injected in this page, until it is closed. */
export interface Chaos {
  readonly on: readonly FaultName[]
  readonly getOn: () => readonly FaultName[]
  readonly toggle: (name: FaultName) => void
  readonly clear: () => void
}

/** Holds the active faults where a request can read them at any time. */
export function useChaos(): Chaos {
  const store = useMemo(() => createStore(), [])
  const on = useSyncExternalStore(store.subscribe, store.getOn)
  return { on, ...store }
}

function createStore() {
  let on: readonly FaultName[] = []
  const { subscribe, tell } = createListeners()
  const change = (next: readonly FaultName[]) => {
    on = next
    tell()
  }
  return {
    getOn: () => on,
    toggle: (name: FaultName) => change(toggleFault(on, name)),
    clear: () => change([]),
    subscribe,
  }
}

/** "Delay, Reversed answers". */
export const labelsOf = (names: readonly FaultName[]): readonly string[] => names.map((name) => faults[name].label)
