import { systemClock, type RequestObserver } from 'moduleform/client'
import { useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react'
import type { ModuleFormHandle } from 'moduleform'
import type { Presence } from './createModuleWatch.ts'
import { watchRequests } from './watchRequests.ts'

interface WatchedModule {
  readonly presence: Presence
  /** Observes the requests of the form. */
  readonly observe: RequestObserver
}

/** Reloads the form when its module comes back after it was away. `proxyPath` is that of the proxy of this page's server. */
export function useModuleWatch(module: string, proxyPath: string | undefined, form: RefObject<ModuleFormHandle | null>): WatchedModule {
  const watch = useMemo(
    () =>
      watchRequests({
        clock: systemClock,
        probe: (signal) => look(module, proxyPath, signal),
        onBack: () => form.current?.reload(),
      }),
    [module, proxyPath, form],
  )
  useEffect(() => watch.stop, [watch])
  const presence = useSyncExternalStore(watch.subscribe, watch.getPresence)
  return { presence, observe: watch.observe }
}

async function look(module: string, proxyPath: string | undefined, signal: AbortSignal): Promise<boolean> {
  try {
    if (proxyPath === undefined) {
      // Any answer counts, because a page cannot read one of another origin.
      await fetch(module, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal })
      return true
    }
    const answer: unknown = await (await fetch(`${proxyPath}?alive=${encodeURIComponent(module)}`, { signal })).json()
    return typeof answer === 'object' && answer !== null && 'isAlive' in answer && answer.isAlive === true
  } catch {
    // The server of this page is down as well, or the poll was aborted.
    return false
  }
}
