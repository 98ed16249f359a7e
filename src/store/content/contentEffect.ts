import type { Connection } from '../../core/schema/wire.ts'
import { askHost, callHost } from '../callHost.ts'
import { describeFailure } from '../failure.ts'
import type { ConnectionFilter, FormEnvironment } from '../formEnvironment.ts'
import type { FormStore } from '../formStore.ts'
import { failWanted } from './optionTransitions.ts'
import { contentWork } from './contentWork.ts'
import type { ConnectionChange } from './connectionSet.ts'
import { filterKey, readConnection, selectShownFilters, takesConnection } from './connections.ts'
import type * as Requests from './contentRequests.ts'

/** Requests options; loaded with the first that are wanted. */
export interface LazyRequests {
  /** The module, if it is loaded. */
  readonly current: () => Pick<typeof Requests, 'createContentRequests'> | undefined
  readonly load: () => Promise<unknown>
}

/** Loads the options that are wanted. `check` is called again once the lazily loaded code is there. Specification 4.2, decisions §6. */
export function createContentEffect(store: FormStore, environment: () => FormEnvironment, lazy: LazyRequests, checkAgain: () => void) {
  const { state, dispatch } = store
  let requests: ReturnType<typeof Requests.createContentRequests> | undefined

  const check = () => {
    if (requests === undefined && state.wanted.size === 0) return
    requests ??= lazy.current()?.createContentRequests(store, environment, contentWork)
    if (requests !== undefined) requests.check()
    else lazy.load().then(checkAgain, () => dispatch({ type: 'contentChanged', apply: failWanted }))
  }

  return { check, stop: () => requests?.stop() }
}

/** Loads the host's connections, once for each filter that a shown field has. Decisions §2. */
export function createConnectionEffect(store: FormStore, environment: () => FormEnvironment) {
  const { state, dispatch } = store
  let newest = new Map<string, object>()

  const load = (filter: ConnectionFilter) => {
    const key = filterKey(filter)
    const own = {}
    const change = (next: ConnectionChange) => {
      if (newest.get(key) === own) dispatch({ type: 'connectionsChanged', filter: key, change: next })
    }
    newest.set(key, own)
    change({ status: 'loading' })
    void loadConnections(environment(), filter).then(
      (connections) => change({ status: 'ready', connections }),
      (cause: unknown) => change({ status: 'error', error: describeFailure(cause) }),
    )
  }

  const check = () => {
    if (state.indexes.connections.size === 0) return
    for (const filter of selectShownFilters(state)) if (!state.connections.has(filterKey(filter))) load(filter)
  }

  const stop = () => {
    newest = new Map()
    dispatch({ type: 'connectionsForgotten' })
  }

  return { check, load, stop }
}

/** The host's connections that match a filter; none if the host passes no source. */
async function loadConnections({ connections: source, report }: FormEnvironment, filter: ConnectionFilter): Promise<readonly Connection[]> {
  // A host without types may return anything.
  const found: unknown = typeof source === 'function' ? await askHost(report, 'connections', () => source(filter)) : (source ?? [])
  const fits = (given: unknown) => takesConnection(filter, readConnection(given))
  if (Array.isArray(found)) return found.filter((one): one is Connection => callHost(report, 'connections', () => fits(one)) ?? false)
  throw new Error('"connections" gave no list of { id, label, app_type, connection_management_type }.')
}
