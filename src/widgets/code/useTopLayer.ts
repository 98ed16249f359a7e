'use client'

import { useLayoutEffect, type RefObject } from 'react'

/** Shows an element above everything else of the page, dialogs included, where it stands in the document. Browsers without popovers keep to its styles. */
export function useTopLayer(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const shown = element.current
    if (!isShown || shown === null || !('showPopover' in shown)) return
    shown.setAttribute('popover', 'manual')
    shown.showPopover()
    return () => {
      shown.removeAttribute('popover')
    }
  }, [element, isShown])
}
