'use client'

import { useEffect, useRef } from 'react'
import { useFormContext } from '../formContext.ts'

/** A text about the whole form, with its name on a page that may have several; an empty text is none. */
export function useNamed(text: string): string {
  const { label, messages } = useFormContext()
  return text && label ? messages.ofForm(label, text) : text
}

/**
 * Announces a text about the whole form, once for each `cause`: what the text is about, by default the text itself. So a new name of the form
 * or another language repeats nothing, and neither does an `<Activity>` that shows the form again. An empty text is none.
 */
export function useAnnounced(text: string, cause: unknown = text): void {
  const { announcer } = useFormContext()
  const said = useNamed(text)
  const last = useRef<unknown>('')
  const end = useRef(() => {})
  useEffect(() => {
    const next = said && cause
    if (next === last.current) return
    last.current = next
    end.current()
    if (said) end.current = announcer.announce(said)
  }, [announcer, said, cause])
}
