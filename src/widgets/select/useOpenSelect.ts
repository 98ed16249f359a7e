import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { focusCombobox } from './focusCombobox.ts'
import type { SelectModel } from './selectModel.ts'

/** The open state of one select and what moves it. */
export interface OpenSelect {
  readonly open: boolean
  /** Keys that were typed before the filter was there. */
  readonly typed: string
  readonly start: (typed?: string) => void
  readonly type: (typed: string) => void
  /** Closes and gives the focus back to the closed control. */
  readonly close: () => void
  readonly onBlur: (event: FocusEvent) => void
}

/** Opens and closes a select. Leaving the control closes it and tells the form; moving between its parts does neither. */
export const useOpenSelect = ({ widget, options }: SelectModel, box: RefObject<HTMLElement | null>): OpenSelect => {
  const [typed, setTyped] = useState<string>()
  const refocus = useRef(false)
  const editable = !widget.disabled
  const open = typed !== undefined && editable
  useLayoutEffect(() => {
    if (open || !refocus.current) return
    refocus.current = false
    focusCombobox(box.current)
  }, [open, box])
  return {
    open,
    typed: typed ?? '',
    start: (text = '') => {
      if (!editable || open) return
      if (options.waitingFor) return options.waitingFor.focus()
      setTyped(text)
      options.onOpen()
    },
    type: setTyped,
    close: () => {
      refocus.current = true
      setTyped(undefined)
    },
    onBlur: ({ relatedTarget, currentTarget }) => {
      // Another window in front takes the focus without moving it within the page.
      const stays = currentTarget.contains(relatedTarget) || currentTarget.contains(currentTarget.ownerDocument.activeElement)
      if (stays) return
      setTyped(undefined)
      widget.onBlur()
    },
  }
}
