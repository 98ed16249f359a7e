'use client'

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useFormContext } from '../formContext.ts'
import { createFocusKeeper } from './focusKeeper.ts'
import { useFormView } from './useFormView.ts'
import { watchLostFocus } from './watchLostFocus.ts'

/**
 * Keeps the focused element at its position on the screen while a new schema adds, removes or changes fields above it. The browser's own
 * scroll anchoring keeps the top of the viewport in place, and not the focused control. A control that is replaced hands its focus on.
 */
export function FocusInPlace({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { store } = useFormContext()
  const [keeper] = useState(createFocusKeeper)
  const report = useFormView((view) => view.report)
  useEffect(() => {
    // The event comes before React renders: the page still has its earlier layout here.
    const unsubscribe = store.subscribe((transition) => {
      if (transition.report !== undefined && root.current !== null) keeper.keep(root.current)
    })
    return () => {
      unsubscribe()
      keeper.release()
    }
  }, [store, root, keeper])
  useEffect(() => (root.current === null ? undefined : watchLostFocus(root.current)), [root])
  useLayoutEffect(() => keeper.correct(), [report, keeper])
  return null
}
