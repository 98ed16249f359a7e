'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusedBeside } from '../focusedBeside.ts'

/** Pixels between the focused element and the strip. */
const gap = 8

/**
 * A ref for the strip at the edge: scrolls the focused element out from under it, when it appears, whenever its height changes, and after Tab,
 * which brings only a line of a textarea into view. Not after a press, which has to end where it began. WCAG 2.4.11.
 */
export function useFocusUncovered(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const strip = ref.current
    const form = strip?.closest<HTMLElement>('.mf')
    if (!strip || !form || typeof ResizeObserver === 'undefined') return undefined
    const uncover = () => {
      const focused = focusedBeside(form)
      if (focused === null || !form.contains(focused) || strip.contains(focused)) return
      const { top, bottom } = focused.getBoundingClientRect()
      const edge = strip.getBoundingClientRect()
      if ((top < edge.bottom && bottom > edge.top - gap) || bottom > (form.ownerDocument.defaultView ?? window).innerHeight)
        focused.scrollIntoView({ block: 'nearest' })
    }
    const observer = new ResizeObserver(() => {
      // The stylesheet keeps this height free below a focused element.
      form.style.setProperty('--mf-edge-height', `${strip.parentElement?.offsetHeight ?? 0}px`)
      uncover()
    })
    observer.observe(strip)
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') uncover()
    }
    form.addEventListener('keyup', onKeyUp)
    return () => {
      observer.disconnect()
      form.removeEventListener('keyup', onKeyUp)
    }
  }, [])
  return ref
}
