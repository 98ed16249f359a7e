import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { formatSettings } from './formatSettings.ts'
import { readSettings } from './readSettings.ts'
import type { Settings } from './settings.ts'

const listeners = new Set<() => void>()

/** The browser fires `popstate` only for history steps, not for `pushState`. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The settings in the address of the page. A change is a step in the history. */
export function useSettings(): readonly [settings: Settings, change: (change: Partial<Settings>) => void] {
  const search = useSyncExternalStore(subscribe, () => window.location.search)
  const settings = useMemo(() => readSettings(search), [search])
  const change = useCallback((changed: Partial<Settings>) => {
    const next = formatSettings({ ...readSettings(window.location.search), ...changed })
    if (next === window.location.search) return
    // An opened link stays open, unless another module takes its place.
    window.history.pushState(null, '', changed.module === undefined ? next + window.location.hash : next)
    for (const listener of listeners) listener()
  }, [])
  return [settings, change]
}
