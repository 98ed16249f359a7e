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
  const [known, setKnown] = useState(keys)
  const [knownErrors, setKnownErrors] = useState(none)
  const [opened, setOpened] = useState(none)
  if (known !== keys) {
    setKnown(keys)
    const before = new Set(known)
    const added = keys.filter((key) => !before.has(key))
    // Many at once were not added by hand: a host that sets a thousand rows gets them folded.
    if (added.length === 1) setOpen((current) => new Set([...current, ...added]))
  }
  if (knownErrors !== keysWithError) {
    setKnownErrors(keysWithError)
    const broken = [...keysWithError].filter((key) => !knownErrors.has(key))
    if (broken.length > 0) setOpen((current) => new Set([...current, ...broken]))
  }
  if (opened !== keysToOpen) {
    setOpened(keysToOpen)
    if (keysToOpen.size > 0) setOpen((current) => new Set([...current, ...keysToOpen]))
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
