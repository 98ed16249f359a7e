'use client'

import { useEffect, useRef } from 'react'
import { useFormContext } from '../formContext.ts'

const focusable = 'input, textarea, select, button, [tabindex]'

interface TakeFocusProps {
  /** DOM id of the control. */
  readonly id: string
  readonly request: number
}

/** Carries out a focus request for the field it stands in, once; also where its row had to open first. */
export function TakeFocus({ id, request }: TakeFocusProps) {
  const { takeFocus } = useFormContext()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const field = place.current?.parentElement
    if (!field || !takeFocus(request)) return
    const named = field.ownerDocument.getElementById(id)
    const target = named?.matches(focusable) === true ? named : field.querySelector<HTMLElement>(focusable)
    target?.focus({ preventScroll: true })
    // Missing where pages are tested without a browser.
    field.scrollIntoView?.({ block: 'nearest' })
  }, [request, takeFocus, id])
  return <span ref={place} hidden />
}
