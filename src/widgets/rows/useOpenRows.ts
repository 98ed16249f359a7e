'use client'

import { useCallback, useState } from 'react'
import type { RowsView } from '../../react/widgetProps.ts'

const none: ReadonlySet<string> = new Set()

/**
 * The keys of the open rows. A single row starts open, several start folded; an added row opens, and so does one with a new error, or with
 * a field that is to be focused. The user may fold each again.
 */
export function useOpenRows({ keys, keysWithError, keysToOpen }: Pick<RowsView, 'keys' | 'keysWithError' | 'keysToOpen'>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(keys.length === 1 ? keys : none))
  const [seen, setSeen] = useState({ keys, keysWithError: none, keysToOpen: none })
  if (seen.keys !== keys || seen.keysWithError !== keysWithError || seen.keysToOpen !== keysToOpen) {
    setSeen({ keys, keysWithError, keysToOpen })
    const before = new Set(seen.keys)
    const added = keys.filter((key) => !before.has(key))
    const opening = [
      // Several at once were not added by the user: a thousand rows that a host sets or a user pastes stay folded, even with errors.
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
