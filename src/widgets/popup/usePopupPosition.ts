'use client'

import { autoUpdate, offset, shift, size, type Middleware } from '@floating-ui/dom'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { placeBeside, type PopupSpace } from './placeBeside.ts'
import { showInTopLayer } from './topLayer.ts'

const gap = 6
const edge = 8
/** With this much room below, the list opens there even where there is more above. */
const enough = 280

/** Width of the control, height limited by the viewport. Written as custom properties, which the stylesheet limits further. */
const fitWindow = (rootBoundary: PopupSpace['rootBoundary']) =>
  size({
    padding: edge,
    rootBoundary,
    apply({ rects, availableHeight, elements: { floating } }) {
      floating.style.setProperty('--mf-popup-width', `${rects.reference.width}px`)
      floating.style.setProperty('--mf-popup-space', `${Math.max(120, availableHeight)}px`)
    },
  })

/**
 * Chooses below or above by the available room instead of the height of the list, which changes with each key of the filter: the list must
 * not jump.
 */
const roomierSide = (zoom: number): Middleware => ({
  name: 'roomierSide',
  fn({ placement, elements: { reference, floating } }) {
    const { top, bottom } = reference.getBoundingClientRect()
    const { visualViewport, innerHeight } = floating.ownerDocument.defaultView ?? window
    const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
    const below = (offsetTop + height) / zoom - bottom
    const side = below < enough && top > below ? 'top-start' : 'bottom-start'
    return placement === side ? {} : { reset: { placement: side } }
  },
})

const middleware = ({ zoom, rootBoundary }: PopupSpace) => [
  offset(gap),
  roomierSide(zoom),
  shift({ padding: edge, rootBoundary }),
  fitWindow(rootBoundary),
]

/** Shows a popup in the top layer and keeps it at its control, above or below. */
export const usePopupPosition = (anchor: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> => {
  const popupRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const control = anchor.current
    const popup = popupRef.current
    if (!control || !popup) return
    showInTopLayer(popup)
    let isPlaced = false
    const place = async () => {
      await placeBeside(control, popup, { placement: 'bottom-start', middleware })
      // In a low viewport the list is lower than when its highlighted row was scrolled into view. Missing in jsdom.
      if (!isPlaced) popup.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
      isPlaced = true
    }
    return autoUpdate(control, popup, () => void place())
  }, [anchor])
  return popupRef
}
