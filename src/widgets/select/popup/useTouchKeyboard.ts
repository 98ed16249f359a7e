'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ManyActions } from '../selectModel.ts'

/**
 * What the filter of an open list owes to on-screen keyboards. One that came up with each list would cover it, and flash where an option is only
 * tapped: it comes when the filter itself is pressed, or where somebody types already. Its Backspace may have no name as a key, so in an empty
 * filter it is known by what it would delete.
 */
export function useTouchKeyboard(filter: RefObject<HTMLInputElement | null>, isTyping: boolean, many: ManyActions | undefined) {
  const latest = useRef(many)
  useEffect(() => {
    latest.current = many
  })
  // Missing where pages are tested without a browser.
  const [isHeldBack, setHeldBack] = useState(() => !isTyping && window.matchMedia?.('(pointer: coarse)').matches)
  useEffect(() => {
    const input = filter.current
    const onBeforeInput = ({ inputType }: InputEvent) => {
      if (inputType === 'deleteContentBackward' && input?.value === '') latest.current?.removeLast()
    }
    input?.addEventListener('beforeinput', onBeforeInput)
    return () => input?.removeEventListener('beforeinput', onBeforeInput)
  }, [filter])
  return { inputMode: isHeldBack ? 'none' : undefined, onPointerDown: isHeldBack ? () => setHeldBack(false) : undefined } as const
}
