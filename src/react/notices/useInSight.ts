'use client'

import { useEffect, useState, type RefObject } from 'react'

/** Whether a notice is visible, or while the form is loading, the status beside the buttons. The anchor is where to look from. */
export function useInSight(anchor: RefObject<Element | null>, place: Element | undefined, isLoading: boolean): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const own = anchor.current
    // Missing in jsdom.
    if (own === null || typeof IntersectionObserver === 'undefined') return undefined
    const seen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
      setSeen(seen.size > 0)
    })
    const status = isLoading ? own.closest('.mf')?.querySelector('.mf-status') : undefined
    // The anchor itself has no box and is never visible: it represents a place that is folded or hidden.
    for (const element of [place ?? own, status]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [anchor, place, isLoading])
  return isSeen
}
