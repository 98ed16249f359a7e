'use client'

import { useCallback, useState, type TransitionEvent } from 'react'

/** Where text would be bright, it is dark. */
const schemeOf = (probe: Element): 'light' | 'dark' => (Number(/\d+/.exec(getComputedStyle(probe).color)?.[0]) > 127 ? 'dark' : 'light')

/**
 * The colour scheme in force where a probe element stands. The stylesheet colours `.mf-scheme-probe` as the browser colours text, with a transition,
 * so that the browser itself tells of every change: of the page, of a theme attribute, of the system.
 */
export function useColorScheme() {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const read = useCallback((probe: Element | null) => {
    if (probe) setScheme(schemeOf(probe))
  }, [])
  const probe = { ref: read, className: 'mf-scheme-probe', onTransitionEnd: (event: TransitionEvent) => read(event.currentTarget) }
  return { scheme, probe }
}
