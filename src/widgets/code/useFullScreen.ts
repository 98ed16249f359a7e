'use client'

import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTopLayer } from './useTopLayer.ts'

/**
 * Lets a frame cover the whole window and come back, with the editor that has the DOM id `editorId` in it. Escape leaves, unless the editor
 * has a use for it.
 */
export function useFullScreen(editorId: string) {
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Kept free on the page while the frame is away, in px; nothing there may jump.
  const [placeHeight, setPlaceHeight] = useState<number>()
  const isFull = placeHeight !== undefined
  const toggle = () => setPlaceHeight(isFull ? undefined : frame.current?.offsetHeight)
  useTopLayer(frame, isFull)
  useLayoutEffect(() => {
    if (isFull) focusBelow(frame.current, editorId)
  }, [isFull, editorId])
  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
    Escape: () => {
      toggle()
      return true
    },
    // Beyond the editor is the page, which nobody sees now: Tab goes round.
    Tab: ({ target, shiftKey }) => {
      const isEditor = target instanceof Element && target.id === editorId
      if (!shiftKey && target === button.current) focusBelow(frame.current, editorId)
      else if (shiftKey && isEditor) button.current?.focus()
      else return false
      return true
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isFull || keys[event.key]?.(event) !== true) return
    event.preventDefault()
    // A dialog around the form stays open.
    event.stopPropagation()
  }
  return { frame, button, isFull, placeHeight, toggle, onKeyDown }
}

const focusBelow = (frame: HTMLElement | null, id: string): void => frame?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
