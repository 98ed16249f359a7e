'use client'

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { createFocusKeeper } from './focusKeeper.ts'
import { useFormContext } from '../formContext.ts'
import { useFormView } from './useFormView.ts'

let loaded: typeof createFocusKeeper | undefined

let loading: Promise<void> | undefined

/** Loads what measures and scrolls, once: a form without the focus has nothing to keep. Where it cannot be loaded, the page stands as the browser leaves it. */
const loadFocusKeeper = () => {
  loading ??= import('./focusKeeper.ts').then(
    (keeping) => void (loaded = keeping.createFocusKeeper),
    () => {},
  )
}

/**
 * Keeps what has the focus where it stands on the screen while a schema that has come in brings, takes or changes fields above it. The
 * browser's own anchoring keeps the upper edge of the window in place, and not what somebody is writing in.
 */
export function FocusInPlace({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { store } = useFormContext()
  const keeper = useRef<ReturnType<typeof createFocusKeeper>>(undefined)
  const report = useFormView((view) => view.report)
  useEffect(() => {
    // The page is drawn anew after the event: here it still stands as it stood.
    const unsubscribe = store.subscribe((transition) => {
      if (root.current?.matches(':focus-within') === true) loadFocusKeeper()
      keeper.current ??= loaded?.()
      if (transition.report !== undefined && root.current !== null) keeper.current?.keep(root.current)
    })
    return () => {
      unsubscribe()
      keeper.current?.release()
    }
  }, [store, root])
  useLayoutEffect(() => keeper.current?.correct(), [report])
  return null
}
