'use client'

import { useEffect, type RefObject } from 'react'
import { focusedBeside } from '../../../react/focusedBeside.ts'

/**
 * Takes the focus out of an open select, which closes it, when something else is pressed: most presses do that by themselves, but not on a touch
 * screen, nor where a page keeps the focus from moving. A finger has pressed once it is lifted: one that scrolls the page has not.
 */
export function usePressOutside(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const select = box.current
      if (select === null || (event.type === 'pointerup') !== (event.pointerType === 'touch')) return
      const path = event.composedPath()
      const tree = select.getRootNode()
      // Of what is pressed in a closed shadow tree its host is all that is told.
      const isInside = path.includes(select) || (tree instanceof ShadowRoot && path[0] === tree.host)
      const focused = focusedBeside(select)
      if (!isInside && focused instanceof HTMLElement && select.contains(focused)) focused.blur()
    }
    for (const type of presses) window.addEventListener(type, onPress, true)
    return () => {
      for (const type of presses) window.removeEventListener(type, onPress, true)
    }
  }, [box])
}

const presses = ['pointerdown', 'pointerup'] as const
