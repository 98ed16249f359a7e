'use client'

import { useLayoutEffect, type RefObject } from 'react'
import type { ElementTarget } from '../elementTarget.ts'
import { focusedBeside } from '../focusedBeside.ts'

/** Returns the focus to where it was before the strip, if the strip goes away with it. */
export function useFocusBack(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const strip = ref.current
    if (strip === null) return undefined
    let before: ElementTarget = null
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget as ElementTarget
      if (!strip.contains(from)) before = from
    }
    strip.addEventListener('focusin', onFocusIn)
    const { parentElement } = strip
    return () => {
      if (!strip.contains(focusedBeside(strip))) return
      // Once the strip is removed.
      queueMicrotask(() => {
        if (before !== null && parentElement && focusedBeside(parentElement) === null) before.focus({ preventScroll: true })
      })
    }
  }, [ref])
}
