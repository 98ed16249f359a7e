import { useEffect, useState, useSyncExternalStore } from 'react'
import { isLink, readLink, type Linked } from './link.ts'

/** What the address of the page opens. */
export type LinkState =
  { readonly state: 'none' | 'reading' | 'unreadable' } | { readonly state: 'read'; readonly linked: Linked; readonly fragment: string }

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

export function useLink(): LinkState {
  const fragment = useSyncExternalStore(subscribe, () => window.location.hash)
  const [read, setRead] = useState<{ readonly of: string; readonly linked: Linked | undefined }>()
  useEffect(() => {
    if (!isLink(fragment)) return undefined
    let isLeft = false
    void readLink(fragment).then((linked) => {
      if (!isLeft) setRead({ of: fragment, linked })
    })
    return () => {
      isLeft = true
    }
  }, [fragment])
  if (!isLink(fragment)) return { state: 'none' }
  if (read?.of !== fragment) return { state: 'reading' }
  return read.linked === undefined ? { state: 'unreadable' } : { state: 'read', linked: read.linked, fragment }
}
