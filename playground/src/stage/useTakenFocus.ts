import { useLayoutEffect, type RefObject } from 'react'

/** The stage of the form before had the focus. Not a state: that stage is gone. */
let isFree = false

/** Another module, file or session has a stage of its own, which takes the focus over from the one before: a button there may have opened it. */
export function useTakenFocus(stage: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = stage
    if (isFree && document.activeElement === document.body) current?.focus()
    isFree = false
    return () => {
      isFree = current?.contains(document.activeElement) === true
    }
  }, [stage])
}
