'use client'

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useFormContext } from '../formContext.ts'
import { createFocusKeeper } from './focusKeeper.ts'
import { useFormView } from './useFormView.ts'

/**
 * Keeps what has the focus where it stands on the screen while a schema that has come in brings, takes or changes fields above it. The
 * browser's own anchoring keeps the upper edge of the window in place, and not what somebody is writing in.
 */
export function FocusInPlace({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { store } = useFormContext()
  const [keeper] = useState(createFocusKeeper)
  const report = useFormView((view) => view.report)
  useEffect(() => {
    // The page is drawn anew after the event: here it still stands as it stood.
    const unsubscribe = store.subscribe((transition) => {
      if (transition.report !== undefined && root.current !== null) keeper.keep(root.current)
    })
    return () => {
      unsubscribe()
      keeper.release()
    }
  }, [store, root, keeper])
  useLayoutEffect(() => keeper.correct(), [report, keeper])
  return null
}
