import { useEffect, type RefObject } from 'react'
import { useFormContext } from './formContext.ts'

const focusable = 'input, textarea, select, button, [tabindex]'

interface TakeFocusProps {
  /** DOM id of the control. */
  readonly id: string
  readonly container: RefObject<HTMLElement | null>
  readonly request: number
}

/** Carries out a focus request for the field it stands in, once; also where its row had to open first. */
export function TakeFocus({ id, container, request }: TakeFocusProps) {
  const { takeFocus } = useFormContext()
  useEffect(() => {
    if (container.current === null || !takeFocus(request)) return
    const named = container.current.ownerDocument.getElementById(id)
    const target = named?.matches(focusable) === true ? named : container.current.querySelector<HTMLElement>(focusable)
    target?.focus({ preventScroll: true })
    // Missing where pages are tested without a browser.
    container.current.scrollIntoView?.({ block: 'nearest' })
  }, [request, takeFocus, id, container])
  return null
}
