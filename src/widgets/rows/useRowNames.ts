'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Writes the names of rows whose number has changed: for that alone no row is drawn anew. */
export function useRowNames(list: RefObject<HTMLElement | null>, keys: readonly string[], nameOf: (index: number) => string): void {
  const named = useRef(keys)
  useLayoutEffect(() => {
    const before = named.current
    if (before === keys) return
    named.current = keys
    for (const [index, key] of keys.entries()) {
      if (key === before[index]) continue
      // Those of rows inside it come later.
      const name = list.current?.children[index]?.querySelector('[data-part="name"]')
      if (name) name.textContent = nameOf(index)
    }
  })
}
