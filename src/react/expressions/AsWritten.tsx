'use client'

import { useLayoutEffect, useRef } from 'react'
import { elementById } from '../elementById.ts'

/**
 * Keeps translators of pages from the expression that the read-only control with the DOM id `id` shows as text: they would translate its
 * names. An attribute set from here, because only this code, which loads with `templates`, knows which texts are expressions.
 */
export function AsWritten({ id }: { readonly id: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const control = elementById(place.current, id)
    control?.setAttribute('translate', 'no')
    return () => control?.removeAttribute('translate')
  })
  return <span ref={place} hidden />
}
