import type { FormStore } from '../formStore.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import { asking } from './asking.ts'
import type * as Requests from './contentRequests.ts'

/** What asks for options, which is loaded with the first that are wanted. */
export interface LazyRequests {
  /** Where it has come already. */
  readonly current: () => Pick<typeof Requests, 'createContentRequests'> | undefined
  readonly load: () => Promise<unknown>
}

/** Loads the options that are wanted. `check` is called once more when what that takes is there. Specification 4.2, decisions §6. */
export function createContentEffect(store: FormStore, environment: () => FormEnvironment, lazy: LazyRequests, checkAgain: () => void) {
  const { state, dispatch } = store
  let requests: ReturnType<typeof Requests.createContentRequests> | undefined

  const check = () => {
    if (requests === undefined && state.wanted.size === 0) return
    requests ??= lazy.current()?.createContentRequests(store, environment, asking)
    if (requests !== undefined) requests.check()
    else
      lazy
        .load()
        .then(checkAgain, () => dispatch({ type: 'contentUnavailable', error: 'The code that asks for options could not be loaded.' }))
  }

  return { check, stop: () => requests?.stop() }
}
