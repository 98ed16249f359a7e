'use client'

import { useCallback, useState } from 'react'
import type { RowsView } from '../../react/widgetProps.ts'

const none: ReadonlySet<string> = new Set()

/**
 * The keys of the open rows. A single row starts open, several start folded; an added row opens, and so does one with a new error, or with
 * a field that is to be focused. The user may fold each again. A removed row that returns is open if it was.
 */
export function useOpenRows({ keys, keysWithError, keysToOpen }: Pick<RowsView, 'keys' | 'keysWithError' | 'keysToOpen'>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(keys.length === 1 ? keys : none))
  const [seen, setSeen] = useState({ keys, known: keys, keysWithError: none, keysToOpen: none })
  if (seen.keys !== keys || seen.keysWithError !== keysWithError || seen.keysToOpen !== keysToOpen) {
    const known = new Set(seen.known)
    const added = keys.filter((key) => !known.has(key))
    setSeen({ keys, known: [...known, ...added], keysWithError, keysToOpen })
    const opening = [
      // Several at once were not added by the user: a thousand rows that a host sets or a user pastes stay folded, even with errors.
      ...(added.length === 1 ? added : none),
      ...[...keysWithError].filter((key) => !seen.keysWithError.has(key) && known.has(key)),
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
