/** Height in px of the zones at the edges of what scrolls, in which a drag scrolls it. */
const zone = 56
/** Speed in px per second at the inner end of a zone, and at the very edge. */
const speeds = { least: 180, most: 1200 }

/** Speed in px per second, negative upwards, for the visible part from `top` to `bottom` with the pointer at `y`. */
export function scrollSpeed(y: number, top: number, bottom: number): number {
  const reach = Math.min(zone, (bottom - top) / 3)
  const depth = Math.max(top + reach - y, y - (bottom - reach))
  if (reach <= 0 || depth <= 0) return 0
  const speed = speeds.least + (speeds.most - speeds.least) * Math.min(depth / reach, 1)
  return y < (top + bottom) / 2 ? -speed : speed
}

/** The element around another, for the outermost in a shadow tree its host. */
function parentOf(element: Element): Element | null {
  // `as`: of the nodes around an element, only the root of a shadow tree has a host.
  return element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host ?? null
}

/** The vertical scroll containers of an element, innermost first. */
function scrollersOf(element: Element): readonly Element[] {
  const page = element.ownerDocument.scrollingElement
  const found: Element[] = []
  for (let around = parentOf(element); around !== null; around = parentOf(around)) {
    if (around !== page && /auto|scroll/.test(getComputedStyle(around).overflowY)) found.push(around)
  }
  return page === null ? found : [...found, page]
}

/** The visible part of a scroll container, in px of the viewport. */
function seenPart(scroller: Element): { readonly top: number; readonly bottom: number } {
  const { scrollingElement, defaultView } = scroller.ownerDocument
  const { innerHeight } = defaultView ?? window
  if (scroller === scrollingElement) return { top: 0, bottom: innerHeight }
  const { top, bottom } = scroller.getBoundingClientRect()
  return { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) }
}

/** Scrolls the innermost container that has the pointer at its edge and can scroll further. */
function scrollFor(scrollers: readonly Element[], y: number, seconds: number): void {
  for (const scroller of scrollers) {
    const { top, bottom } = seenPart(scroller)
    const before = scroller.scrollTop
    scroller.scrollBy({ top: Math.round(scrollSpeed(y, top, bottom) * seconds), behavior: 'instant' })
    if (scroller.scrollTop !== before) return
  }
}

/**
 * Scrolls the containers of an element frame by frame, as long as `pointerY`, in px of the viewport, is at one of their edges. Returns a
 * function that stops it.
 */
export function startAutoScroll(element: Element, pointerY: () => number | undefined): () => void {
  const scrollers = scrollersOf(element)
  // A window that is covered draws no frames, even while one that it has opened is used.
  const page = element.ownerDocument.defaultView ?? window
  let last: number | undefined
  const step = (now: number) => {
    const y = pointerY()
    if (!element.isConnected) return
    // Limits the step after a pause of the page.
    if (y !== undefined && last !== undefined) scrollFor(scrollers, y, Math.min(now - last, 50) / 1000)
    last = now
    frame = page.requestAnimationFrame(step)
  }
  let frame = page.requestAnimationFrame(step)
  return () => page.cancelAnimationFrame(frame)
}
