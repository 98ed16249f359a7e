'use client'

import { useEffect } from 'react'
import { useFormContext } from '../formContext.ts'

interface Announcing {
  /** Until the text changes; otherwise for a while. */
  readonly isLasting?: boolean
  /** What the text is about: the same text is announced again when this is another. */
  readonly cause?: unknown
}

/** Announces a text about the whole form when it changes; an empty text is none. */
export function useAnnounced(text: string, { isLasting = false, cause }: Announcing = {}): void {
  const { announcer, label, messages } = useFormContext()
  const said = text === '' || label === undefined ? text : messages.ofForm(label, text)
  useEffect(() => (said === '' ? undefined : announcer.announce(said, isLasting)), [announcer, said, isLasting, cause])
}
