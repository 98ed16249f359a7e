'use client'

import { useEffect } from 'react'
import { useFormContext } from '../formContext.ts'

/** A text about the whole form, with its name on a page that may have several; an empty text is none. */
export function useNamed(text: string): string {
  const { label, messages } = useFormContext()
  return text && label ? messages.ofForm(label, text) : text
}

/**
 * Announces a text about the whole form when it changes; an empty text is none. `cause` is what it is about: the same text is announced again
 * when this is another.
 */
export function useAnnounced(text: string, cause?: unknown): void {
  const { announcer } = useFormContext()
  const said = useNamed(text)
  useEffect(() => (said ? announcer.announce(said) : undefined), [announcer, said, cause])
}
