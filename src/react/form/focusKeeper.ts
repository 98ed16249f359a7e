import { focusedBeside } from '../focusedBeside.ts'
import { listen } from '../listen.ts'

/** An element, and the position of its upper edge in the viewport. */
interface Standing {
  readonly element: Element
  readonly top: number
}

/** Milliseconds for which a new schema may still change heights: when its fields render, and when those in view are laid out. */
const settling = 1000

/** Scrolls the focused element back to its position whenever the form's height changes, until it has settled or the user moves on. */
export function createFocusKeeper() {
  let standing: Standing | undefined
  let stop: (() => void) | undefined
  const correct = () => {
    if (standing === undefined) return
    const { element, top } = standing
    if (focusedBeside(element) === element) scrollAround(element, element.getBoundingClientRect().top - top)
    else release()
  }
  const release = () => {
    standing = undefined
    stop?.()
  }
  const keep = (root: HTMLElement) => {
    release()
    standing = standingOf(root)
    // Missing in jsdom.
    if (standing === undefined || typeof ResizeObserver === 'undefined') return
    // A ResizeObserver runs after layout and before paint.
    const observer = new ResizeObserver(correct)
    observer.observe(root)
    const timer = setTimeout(release, settling)
    // By these the user scrolls or moves elsewhere, and must not be pulled back.
    const moves = { wheel: release, touchmove: release, pointerdown: release }
    const stopListening = listen(root.ownerDocument, moves, { capture: true, passive: true })
    stop = () => {
      observer.disconnect()
      clearTimeout(timer)
      stopListening()
    }
  }
  return { keep, correct, release }
}

/** The focused element of the form, if it is in view. */
function standingOf(root: HTMLElement): Standing | undefined {
  const element = focusedBeside(root)
  if (element === null || !root.contains(element)) return undefined
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < (root.ownerDocument.defaultView ?? window).innerHeight ? { element, top } : undefined
}

/** Scrolls the boxes around an element, innermost first, until it has moved up by `distance` pixels or none can go on. */
function scrollAround(element: Element, distance: number): void {
  let left = distance
  for (let box = around(element); box !== null && Math.abs(left) >= 1; box = around(box)) {
    if (box !== element.ownerDocument.scrollingElement && !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    const before = box.scrollTop
    box.scrollTop += left
    left -= box.scrollTop - before
  }
}

/** The element around another, for the outermost in a shadow tree its host. */
const around = (element: Element): Element | null =>
  // `as`: of the nodes around an element, only the root of a shadow tree has a host.
  element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host ?? null
