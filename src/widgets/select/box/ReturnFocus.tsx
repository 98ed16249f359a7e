'use client'

import { useLayoutEffect, type RefObject } from 'react'
import { focusCombobox } from './focusCombobox.ts'

/** Gives the focus to the control of the select it appears in. */
export function ReturnFocus({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => focusCombobox(box.current), [box])
  return null
}
