'use client'

import { useEffect, useState } from 'react'

/** Runs an action at once, or when the mouse button that is down is released. */
export type AfterPress = (action: () => void) => void

/**
 * Lets what moves the page wait until the mouse button is up. Pressing a button takes the focus from a field, whose error then shows and
 * pushes the button away before it is released: the click would go to neither.
 */
export function usePressGate(): AfterPress {
  const [gate] = useState(createPressGate)
  useEffect(() => gate.watch(window), [gate])
  return gate.afterPress
}

function createPressGate() {
  let isPressed = false
  let waiting: (() => void)[] = []
  const press = () => {
    isPressed = true
  }
  const release = () => {
    const due = waiting
    isPressed = false
    waiting = []
    for (const action of due) action()
  }
  const afterPress: AfterPress = (action) => {
    if (isPressed) waiting.push(action)
    else action()
  }
  // Mouse events, not pointer events: those that follow a tap come after its pointer events. What is dragged ends without `mouseup`.
  const listeners = Object.entries({ mousedown: press, mouseup: release, dragend: release })
  const watch = (page: Window) => {
    for (const [type, listener] of listeners) page.addEventListener(type, listener, true)
    return () => {
      for (const [type, listener] of listeners) page.removeEventListener(type, listener, true)
      release()
    }
  }
  return { afterPress, watch }
}
