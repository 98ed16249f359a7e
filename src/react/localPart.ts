'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../core/values/createListeners.ts'
import { loadOnce, type LazyPart } from './loadOnce.ts'

/** A part that loads on demand and that fields render with, for instance what formats values in the user's locale. */
export interface LocalPart<Part> extends LazyPart<Part> {
  /**
   * A hook: loads the part when needed, and renders again with it. Not during server rendering, where the user's locale and time zone are
   * unknown. Decisions §2.
   */
  readonly use: (isNeeded?: boolean) => Part | undefined
}

const none = () => undefined

/**
 * Loads a part when fields need it; until then, and while it fails to load, they show the form data as they are. A lost request must not leave
 * a form without it for life: as long as a field needs it, it is asked for again, each time a second later than before, and whenever the
 * browser is online again.
 */
export function localPart<Part>(start: () => Promise<Part>): LocalPart<Part> {
  const { subscribe, tell } = createListeners()
  let wait = 0
  let timer: ReturnType<typeof setTimeout>
  const { current, load, preload } = loadOnce(start, tell, () => {
    clearTimeout(timer)
    timer = setTimeout(tell, (wait += 1000))
    addEventListener('online', tell, { once: true })
  })
  return {
    current,
    load,
    preload,
    use: function useLocalPart(isNeeded = true) {
      useEffect(() => {
        if (!isNeeded) return undefined
        preload()
        // A function of each field's own, which does nothing once the part is there.
        return subscribe(() => preload())
      }, [isNeeded])
      return useSyncExternalStore(subscribe, isNeeded ? current : none, none)
    },
  }
}
