import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react-dom'
import { useCallback, useLayoutEffect, type CSSProperties, type RefObject } from 'react'

const gap = 6
const edge = 8

/** Width as the control, height as far as the window allows. Written as custom properties, which the stylesheet limits. */
const fitWindow = size({
  padding: edge,
  apply({ rects, availableHeight, elements: { floating } }) {
    floating.style.setProperty('--mf-popup-width', `${rects.reference.width}px`)
    floating.style.setProperty('--mf-popup-space', `${Math.max(120, availableHeight)}px`)
  },
})

const middleware = [offset(gap), flip({ padding: edge }), shift({ padding: edge }), fitWindow]

/**
 * Keeps a popup at its control, above or below, and shows it in the top layer; where browsers lack popovers it stays a fixed element.
 * Returns the ref callback of the popup and its style.
 */
export const usePopupPosition = (anchor: RefObject<HTMLElement | null>): readonly [(popup: HTMLElement | null) => void, CSSProperties] => {
  const { refs, floatingStyles } = useFloating({
    strategy: 'fixed',
    placement: 'bottom-start',
    transform: false,
    middleware,
    whileElementsMounted: autoUpdate,
  })
  const { setReference, setFloating } = refs
  useLayoutEffect(() => setReference(anchor.current), [setReference, anchor])
  const setPopup = useCallback(
    (popup: HTMLElement | null) => {
      // Types promise `showPopover`; browsers before 2024 do not have it.
      if (popup && 'showPopover' in popup && !popup.matches(':popover-open')) popup.showPopover()
      setFloating(popup)
    },
    [setFloating],
  )
  return [setPopup, floatingStyles]
}
