import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SavedState } from '../../../src/cli/playground/session/session.ts'
import { readTyped, storeTyped } from './typedStorage.ts'

/** The initial state of a form, and functions to restart it. */
export interface Start {
  /** `undefined`: empty. */
  readonly state: SavedState | undefined
  /** A new number is a new form. */
  readonly generation: number
  /** The state was typed before the page was reloaded. */
  readonly isRestored: boolean
  /** Restarts the form with a state. */
  readonly restart: (state: SavedState | undefined) => void
  /** Keeps what was typed across a reload of the page. The state must be free of secrets. */
  readonly keep: (read: () => SavedState | null) => void
  /** Discards what was typed before. */
  readonly forget: () => void
  /** Discards what was typed, and restarts. */
  readonly discard: () => void
}

/** In milliseconds: several key presses are stored once. */
const storeAfter = 200

/** How the form of a subject, such as the address of a module, starts: with what was typed for it in this tab, or with `given`. */
export function useStart(subject: string, given: SavedState | undefined): Start {
  const typed = useMemo(() => readTyped(subject), [subject])
  const first = { subject, generation: 0, state: typed ?? given, isRestored: typed !== undefined }
  const [again, setAgain] = useState(first)
  // Another module or file has its own start.
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
    // A pending state is stored for the subject it was typed for.
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
  const forget = useCallback(() => {
    clearTimeout(due.current?.timer)
    due.current = undefined
    storeTyped(subject, undefined)
  }, [subject])
  const discard = useCallback(() => {
    forget()
    restart(given)
  }, [forget, given, restart])
  return { ...now, restart, keep, forget, discard }
}
