'use client'

import { useLayoutEffect, type RefObject } from 'react'
import type { ElementTarget } from '../elementTarget.ts'
import { useFormContext } from '../formContext.ts'

interface DoubleClickWatchProps {
  readonly root: RefObject<HTMLElement | null>
}

/** The first press of a double click. */
interface FirstPress {
  readonly on: Element | undefined
  /** Submits before it. */
  readonly tries: number
}

const events = ['mousedown', 'click'] as const

/**
 * A double click on a button that submits: the first press moves the focus to the first error, and the page with it, so that the second one
 * lands on another field, and would tick its box or open its list. That press does nothing.
 */
export function DoubleClickWatch({ root }: DoubleClickWatchProps) {
  const { store } = useFormContext()
  useLayoutEffect(() => {
    const form = root.current
    // This may have loaded in between, with the first press.
    let first: FirstPress = { on: undefined, tries: 0 }
    const hear = (event: MouseEvent) => {
      // `as`: presses in the form are on its elements, perhaps those of another window.
      const on = event.composedPath()[0] as NonNullable<ElementTarget>
      const { tries } = store.state.submit
      if (event.detail > 1) {
        if (tries === first.tries || first.on?.contains(on)) return
        event.preventDefault()
        event.stopPropagation()
      } else if (event.type === 'mousedown') {
        first = { on: on.closest('button') ?? on, tries }
      }
    }
    for (const type of events) form?.addEventListener(type, hear, true)
    return () => {
      for (const type of events) form?.removeEventListener(type, hear, true)
    }
  }, [root, store])
  return null
}
