import type { FormStore } from './createFormStore.ts'
import { describeFailure } from './describeFailure.ts'
import type { ConnectionFilter, FormEnvironment } from './formEnvironment.ts'
import { filterKey, selectShownFilters, takesConnection } from './selectConnections.ts'

/** Loads the host's connections, once for each filter that a shown field has. Decisions §2. */
export function createConnectionEffect(store: FormStore, environment: () => FormEnvironment) {
  const { state, dispatch } = store
  let newest = new Map<string, object>()

  const load = (filter: ConnectionFilter) => {
    const key = filterKey(filter)
    const own = {}
    newest.set(key, own)
    const { connections: source } = environment()
    dispatch({ type: 'connectionsRequested', filter: key })
    Promise.resolve(typeof source === 'function' ? askHost(source, filter) : (source ?? []))
      .then((connections) => {
        if (newest.get(key) !== own) return
        dispatch({ type: 'connectionsArrived', filter: key, connections: connections.filter((one) => takesConnection(filter, one)) })
      })
      .catch((cause: unknown) => {
        if (newest.get(key) === own) dispatch({ type: 'connectionsFailed', filter: key, error: describeFailure(cause) })
      })
  }

  const check = () => {
    if (state.connectionFields.size === 0) return
    for (const filter of selectShownFilters(state)) if (!state.connections.has(filterKey(filter))) load(filter)
  }

  const stop = () => {
    newest = new Map()
    dispatch({ type: 'connectionsForgotten' })
  }

  return { check, load, stop }
}

// In an async function also a throw before the first await becomes a rejection.
async function askHost(source: Extract<FormEnvironment['connections'], (...args: never) => unknown>, filter: ConnectionFilter) {
  return source(filter)
}
