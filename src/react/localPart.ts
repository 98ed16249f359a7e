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

/** Loads a part when fields need it; until then, and if it fails to load, they show the form data as they are. */
export function localPart<Part>(start: () => Promise<Part>): LocalPart<Part> {
  const { subscribe, tell } = createListeners()
  const { current, load, preload } = loadOnce(start, tell)
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
