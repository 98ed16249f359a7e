import { isModuleError, systemClock, type RequestEvent, type RequestObserver } from 'moduleform/client'
import { useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react'
import type { ModuleFormHandle } from 'moduleform'
import { gatewayStatuses } from '../../../src/client/answerErrors.ts'
import { readNoAnswer } from '../requests/noAnswer.ts'
import { createModuleWatch, type Presence } from './createModuleWatch.ts'

interface WatchedModule {
  readonly presence: Presence
  /** Observes the requests of the form. */
  readonly observe: RequestObserver
}

/** Reloads the form when its module comes back after it was away. `proxyPath` is that of the proxy of this page's server. */
export function useModuleWatch(module: string, proxyPath: string | undefined, form: RefObject<ModuleFormHandle | null>): WatchedModule {
  const watch = useMemo(
    () =>
      createModuleWatch({
        clock: systemClock,
        probe: (signal) => look(module, proxyPath, signal),
        onBack: () => form.current?.reload(),
      }),
    [module, proxyPath, form],
  )
  useEffect(() => watch.stop, [watch])
  const presence = useSyncExternalStore(watch.subscribe, watch.getPresence)
  const observe = useMemo(() => {
    return (event: RequestEvent) => {
      const told = presenceOf(event)
      if (told !== undefined) watch.tell(told)
    }
  }, [watch])
  return { presence, observe }
}

/** What a request shows about its module; `undefined` for nothing. */
function presenceOf(event: RequestEvent): Presence | undefined {
  if (event.type === 'started') return undefined
  const { error, status } = event
  if (error === undefined) return 'here'
  if (!isModuleError(error) || error.kind === 'request') return undefined
  const noAnswer = readNoAnswer(error)
  if (noAnswer !== undefined) return noAnswer.isUnreachable ? 'away' : undefined
  const isAway = error.kind === 'network' || (status !== undefined && gatewayStatuses.includes(status))
  return isAway ? 'away' : 'here'
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
