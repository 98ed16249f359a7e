'use client'

import { useEffect, useRef, type RefObject } from 'react'

interface CloseOnEscapeProps {
  readonly box: RefObject<HTMLElement | null>
  readonly close: () => void
}

/**
 * Escape closes the open select and nothing else. It is caught on its way down from the window, because dialogs of hosts listen for it on the
 * document, some of them in the capturing phase too; `preventDefault` is what keeps a native `<dialog>` open.
 */
export function CloseOnEscape({ box, close }: CloseOnEscapeProps) {
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const inside = event.target instanceof Node && box.current?.contains(event.target) === true
      if (event.key !== 'Escape' || event.isComposing || !inside) return
      event.preventDefault()
      event.stopPropagation()
      latestClose.current()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [box])
  return null
}
