import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SavedState } from '../../../src/cli/playground/session/session.ts'
import { readTyped, storeTyped } from './typedStorage.ts'

/** What a form starts with, and how another start is made. */
export interface Start {
  /** `undefined`: with nothing. */
  readonly state: SavedState | undefined
  /** Another number is another form. */
  readonly generation: number
  /** It was typed before the page was loaded. */
  readonly isRestored: boolean
  /** Has the form start anew with a state. */
  readonly restart: (state: SavedState | undefined) => void
  /** Keeps what was typed over a reload of the page. It has to be free of secrets. */
  readonly keep: (read: () => SavedState | null) => void
  /** Forgets what was typed, and starts anew. */
  readonly discard: () => void
}

/** In milliseconds: what is typed key by key is stored once. */
const storeAfter = 200

/** How the form of a subject, the address of a module for instance, starts: with what was typed for it in this tab, or with `given`. */
export function useStart(subject: string, given: SavedState | undefined): Start {
  const typed = useMemo(() => readTyped(subject), [subject])
  const first = { subject, generation: 0, state: typed ?? given, isRestored: typed !== undefined }
  const [again, setAgain] = useState(first)
  // Another module, or another file, starts by itself.
  if (again.subject !== subject) setAgain(first)
  const now = again.subject === subject ? again : first
  const due = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly store: () => void }>(undefined)
  const flush = useCallback(() => {
    const { current } = due
    due.current = undefined
    if (current === undefined) return
    clearTimeout(current.timer)
    current.store()
  }, [])
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
    // What is due is stored for the subject that it was typed for.
  }, [flush, subject])
  const restart = useCallback(
    (state: SavedState | undefined) =>
      setAgain(({ subject: of, generation }) => ({ subject: of, generation: generation + 1, state, isRestored: false })),
    [],
  )
  const keep = useCallback(
    (read: () => SavedState | null) => {
      clearTimeout(due.current?.timer)
      const store = () => {
        const state = read()
        if (state !== null) storeTyped(subject, state)
      }
      due.current = { timer: setTimeout(flush, storeAfter), store }
    },
    [subject, flush],
  )
  const discard = useCallback(() => {
    clearTimeout(due.current?.timer)
    due.current = undefined
    storeTyped(subject, undefined)
    restart(given)
  }, [subject, given, restart])
  return { ...now, restart, keep, discard }
}
