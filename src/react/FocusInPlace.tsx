import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useFormContext } from './formContext.ts'
import { useFormView } from './useFormView.ts'

/** An element, and where its upper edge stood in the window. */
interface Standing {
  readonly element: Element
  readonly top: number
}

/**
 * Keeps what has the focus where it stands on the screen while a schema that has come in brings, takes or changes fields above it. The
 * browser's own anchoring keeps the upper edge of the window in place, and not what somebody is writing in.
 */
export function FocusInPlace({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { store } = useFormContext()
  const before = useRef<Standing | undefined>(undefined)
  const report = useFormView((view) => view.report)
  // The page is drawn anew after the event: here it still stands as it stood.
  useEffect(
    () =>
      store.subscribe((transition) => {
        if (transition.report !== undefined) before.current = standingOf(root.current)
      }),
    [store, root],
  )
  useLayoutEffect(() => {
    const standing = before.current
    before.current = undefined
    if (standing?.element.isConnected) scrollAround(standing.element, standing.element.getBoundingClientRect().top - standing.top)
  }, [report])
  return null
}

/** What has the focus in the form, where it is in view. */
function standingOf(root: HTMLElement | null): Standing | undefined {
  const element = root?.ownerDocument.activeElement ?? null
  if (root === null || element === null || !root.contains(element)) return undefined
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight ? { element, top } : undefined
}

/** Scrolls the boxes around an element, innermost first, until it has moved up by `distance` pixels or none can go on. */
function scrollAround(element: Element, distance: number): void {
  let left = distance
  for (let box = element.parentElement; box !== null && Math.abs(left) >= 1; box = box.parentElement) {
    if (box !== document.scrollingElement && !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    const before = box.scrollTop
    box.scrollTop += left
    left -= box.scrollTop - before
  }
}
