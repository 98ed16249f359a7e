'use client'

import { useEffect, type ComponentType } from 'react'
import { loadSelectPopup } from './loadSelectPopup.ts'
import type { SelectPopupProps } from '../popup/SelectPopup.tsx'

/** The open part of a select: its component, `'failed'` where it did not come, `undefined` until one of the two is known. */
export type LoadedPopup = { readonly Popup: ComponentType<SelectPopupProps> } | 'failed' | undefined

/** Loads the open part of the select it stands in. */
export function LoadPopup({ onLoaded }: { readonly onLoaded: (loaded: LoadedPopup) => void }) {
  useEffect(() => {
    let current = true
    loadSelectPopup().then(
      (Popup) => current && onLoaded({ Popup }),
      () => current && onLoaded('failed'),
    )
    return () => {
      current = false
    }
  }, [onLoaded])
  return null
}
