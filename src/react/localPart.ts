'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { loadOnce, type LazyPart } from './loadOnce.ts'

/** A part that comes late and that fields draw with: what writes as the user's locale does, for one. */
export interface LocalPart<Part> extends LazyPart<Part> {
  /** A hook: loads the part where it is needed, and draws anew with it. Not yet in what a server draws: it knows neither locale nor zone of the user. Decisions §2. */
  readonly use: (isNeeded?: boolean) => Part | undefined
}

const none = () => undefined

/** Makes a part that fields load when they are there; until then, and where it does not come, they show what the form data hold. */
export function localPart<Part>(start: () => Promise<Part>): LocalPart<Part> {
  const { current, load } = loadOnce(start)
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const preload = () => {
    if (current() !== undefined) return
    load().then(
      () => listeners.forEach((listener) => listener()),
      () => {},
    )
  }
  return {
    current,
    load,
    preload,
    use: function useLocalPart(isNeeded = true) {
      useEffect(() => {
        if (isNeeded) preload()
      }, [isNeeded])
      return useSyncExternalStore(subscribe, isNeeded ? current : none, none)
    },
  }
}
