'use client'

import { useCallback, useState } from 'react'
import type { RowsView } from '../../react/widgetProps.ts'

const none: ReadonlySet<string> = new Set()

/**
 * Which rows are unfolded, by their keys. A single row starts open, several start folded; a row that is added opens, and so does one when
 * it comes to hold an error, or when a field in it is to get the focus. The user may fold each again.
 */
export function useOpenRows({ keys, keysWithError, keysToOpen }: Pick<RowsView, 'keys' | 'keysWithError' | 'keysToOpen'>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(keys.length === 1 ? keys : none))
  const [seen, setSeen] = useState({ keys, keysWithError: none, keysToOpen: none })
  if (seen.keys !== keys || seen.keysWithError !== keysWithError || seen.keysToOpen !== keysToOpen) {
    setSeen({ keys, keysWithError, keysToOpen })
    const before = new Set(seen.keys)
    const added = keys.filter((key) => !before.has(key))
    const opening = [
      // Many at once were not added by hand: a thousand that a host sets or somebody pastes are folded, also where something is wrong in them.
      ...(added.length === 1 ? added : none),
      ...[...keysWithError].filter((key) => !seen.keysWithError.has(key) && (before.has(key) || added.length === 1)),
      ...(seen.keysToOpen === keysToOpen ? none : keysToOpen),
    ]
    if (opening.length > 0) setOpen((current) => new Set([...current, ...opening]))
  }
  const toggle = useCallback((key: string) => {
    setOpen((current) => {
      const next = new Set(current)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  return { open, toggle }
}
