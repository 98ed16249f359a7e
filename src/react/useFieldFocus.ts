import { useEffect, useRef, type RefObject } from 'react'
import type { FieldView } from '../store/fieldView.ts'
import { useFormContext } from './formContext.ts'

const focusable = 'input, textarea, select, button, [tabindex]'

/** Carries out a focus request for this field, once; also where its row had to open first. */
export function useFieldFocus({ focusRequest }: FieldView, id: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const { takeFocus } = useFormContext()
  useEffect(() => {
    if (focusRequest === undefined || container.current === null || !takeFocus(focusRequest)) return
    const named = container.current.ownerDocument.getElementById(id)
    const target = named?.matches(focusable) === true ? named : container.current.querySelector<HTMLElement>(focusable)
    target?.focus({ preventScroll: true })
    // Missing where pages are tested without a browser.
    container.current.scrollIntoView?.({ block: 'nearest' })
  }, [focusRequest, takeFocus, id])
  return container
}
