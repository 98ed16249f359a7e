import type { ComponentType } from 'react'
import type { SelectPopupProps } from '../popup/SelectPopup.tsx'

let loaded: ComponentType<SelectPopupProps> | undefined

/** Loads the part of a select that only an open one needs, once; after a failure the next call tries again. */
export const loadSelectPopup = async (): Promise<ComponentType<SelectPopupProps>> =>
  (loaded ??= (await import('../popup/SelectPopup.tsx')).SelectPopup)
