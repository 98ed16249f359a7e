'use client'

import { useEffect, useState, type RefObject } from 'react'

/** Runs an action at once, or when the mouse button that is down is released. */
export type AfterPress = (action: () => void) => void

/**
 * Lets what moves the page wait until the mouse button is up. Pressing a button takes the focus from a field, whose error then shows and
 * pushes the button away before it is released: the click would go to neither.
 */
export function usePressGate(root: RefObject<HTMLElement | null>): AfterPress {
  const [gate] = useState(createPressGate)
  useEffect(() => gate.watch(root.current?.ownerDocument.defaultView ?? window), [gate, root])
  return gate.afterPress
}

// Mouse events, not pointer events: those that follow a tap come after its pointer events. A drag ends without `mouseup`.
const events = ['mousedown', 'mouseup', 'dragend'] as const

function createPressGate() {
  let isPressed = false
  let waiting: (() => void)[] = []
  const hear = (event?: Event) => {
    isPressed = event?.type === 'mousedown'
    if (isPressed) return
    const due = waiting
    waiting = []
    for (const action of due) action()
  }
  const afterPress: AfterPress = (action) => {
    if (isPressed) waiting.push(action)
    else action()
  }
  const watch = (page: Window) => {
    for (const type of events) page.addEventListener(type, hear, true)
    return () => {
      for (const type of events) page.removeEventListener(type, hear, true)
      hear()
    }
  }
  return { afterPress, watch }
}
