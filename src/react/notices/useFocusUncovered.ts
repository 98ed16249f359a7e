'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Pixels between the focused element and the strip. */
const gap = 8

/**
 * A ref for the strip at the edge: scrolls the focused element out from under it, when it appears and whenever its height changes. WCAG
 * 2.4.11.
 */
export function useFocusUncovered(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const strip = ref.current
    const form = strip?.closest<HTMLElement>('.mf')
    if (!strip || !form || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      // The stylesheet keeps this height free below a focused element.
      form.style.setProperty('--mf-edge-height', `${strip.parentElement?.offsetHeight ?? 0}px`)
      const tree = form.getRootNode()
      const focused = tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null
      if (focused === null || !form.contains(focused) || strip.contains(focused)) return
      const { top, bottom } = focused.getBoundingClientRect()
      const edge = strip.getBoundingClientRect()
      if (top < edge.bottom && bottom > edge.top - gap) focused.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(strip)
    return () => observer.disconnect()
  }, [])
  return ref
}
