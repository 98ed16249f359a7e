import type { Address } from '../core/values/path.ts'
import type { FormEnvironment } from './formEnvironment.ts'
import type { FormEvent } from './formEvents.ts'
import type { FormStore } from './formStore.ts'

/**
 * Commits typed text after a pause (`commitDelay`, milliseconds), with one timer per text field. Blur and Enter commit at once. A pause of an
 * input method that composes is none: its text is not what the user means yet. Decisions §5.
 */
export function createTypingDebounce(store: FormStore, environment: () => FormEnvironment) {
  const { state, dispatch } = store
  const timers = new Map<Address, unknown>()

  const clear = (address: Address) => {
    environment().clock.clearTimeout(timers.get(address))
    timers.delete(address)
  }

  const note = (event: FormEvent) => {
    for (const address of timers.keys()) if (!state.indexes.uncommitted.has(address)) clear(address)
    if (event.type !== 'textTyped' || !state.indexes.uncommitted.has(event.address)) return
    clear(event.address)
    wait(event.address)
  }

  const wait = (address: Address) => {
    const { clock, commitDelay = 500 } = environment()
    const commit = () => (store.isComposing ? wait(address) : dispatch({ type: 'fieldCommitted', address }))
    timers.set(address, clock.setTimeout(commit, commitDelay))
  }

  /** A form that pauses commits pending text at once; its timers would never fire. */
  const stop = () => {
    for (const address of timers.keys()) {
      clear(address)
      dispatch({ type: 'fieldCommitted', address })
    }
  }

  return { note, stop }
}
