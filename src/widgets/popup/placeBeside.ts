import { computePosition, type ComputePositionConfig, type Placement, type Rect } from '@floating-ui/dom'

/** The window in the px of a popup, in which its place and its limits are written. */
export interface PopupSpace {
  /** CSS `zoom` of the page around the popup. */
  readonly zoom: number
  /** Where the popup may be. Without zoom the visible part of the window. */
  readonly rootBoundary: Rect | 'viewport'
}

interface Place {
  readonly placement: Placement
  readonly middleware: (space: PopupSpace) => ComputePositionConfig['middleware']
}

/** Places a fixed popup in the top layer beside a control. */
export async function placeBeside(control: Element, popup: HTMLElement, { placement, middleware }: Place): Promise<void> {
  const zoom = zoomOf(popup)
  const reference = zoom === 1 ? control : { contextElement: control, getBoundingClientRect: () => unzoom(control, zoom) }
  const { innerWidth, innerHeight } = control.ownerDocument.defaultView ?? window
  const rootBoundary = zoom === 1 ? 'viewport' : { x: 0, y: 0, width: innerWidth / zoom, height: innerHeight / zoom }
  const { x, y } = await computePosition(reference, popup, { strategy: 'fixed', placement, middleware: middleware({ zoom, rootBoundary }) })
  // The stylesheet's limit is in `vw`, which the zoom of the page makes smaller or larger than the window.
  if (zoom !== 1) popup.style.maxWidth = `${innerWidth / zoom - 16}px`
  popup.style.left = `${x}px`
  popup.style.top = `${y}px`
}

/** CSS `zoom` around an element: rectangles are measured with it, styles are written without. Missing in older browsers. */
const zoomOf = (element: Element): number => element.currentCSSZoom || 1

const unzoom = (element: Element, zoom: number) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom)
}
