'use client'

import { useState, type FocusEvent } from 'react'
import { focusedBeside } from '../../../react/focusedBeside.ts'
import type { SelectModel } from '../selectModel.ts'

/** The open state of one select, and the functions that change it. */
export interface OpenSelect {
  readonly open: boolean
  /** The user has closed it, and has not left it since: the focus is on its button. */
  readonly wasClosed: boolean
  /** What was typed before the filter was there; a line break for Enter and Tab. */
  readonly typed: string
  readonly start: (typed?: string) => void
  readonly type: (typed: string) => void
  /** Closes it and returns the focus to the closed control. */
  readonly close: () => void
  readonly onBlur: (event: Pick<FocusEvent, 'relatedTarget' | 'currentTarget'>) => void
}

/** Opens and closes a select. Leaving the control closes it and calls `onBlur`; moving between its parts does not. */
export const useOpenSelect = ({ widget, options }: SelectModel): OpenSelect => {
  // `null` if it was closed by the user.
  const [typed, setTyped] = useState<string | null>()
  const editable = !widget.disabled
  const open = typeof typed === 'string' && editable
  // Disabled meanwhile: it would open again by itself, and take the focus.
  if (typeof typed === 'string' && !editable) setTyped(undefined)
  return {
    open,
    wasClosed: typed === null,
    typed: typed ?? '',
    start: (text = '') => {
      if (!editable || open) return
      if (options.waitingFor) return options.waitingFor.focus()
      setTyped(text)
      options.onOpen()
    },
    type: setTyped,
    close: () => setTyped(null),
    // Preact calls this while it replaces the focused button, before the focus is in the filter.
    onBlur: ({ relatedTarget, currentTarget }) =>
      queueMicrotask(() => {
        // Switching to another window blurs the element without moving the focus within the page.
        if (currentTarget.contains(relatedTarget) || currentTarget.contains(focusedBeside(currentTarget))) return
        setTyped(undefined)
        widget.onBlur()
      }),
  }
}
