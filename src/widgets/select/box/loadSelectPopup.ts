import type { ComponentType } from 'react'
import type { SelectPopupProps } from '../popup/SelectPopup.tsx'

let loading: Promise<ComponentType<SelectPopupProps>> | undefined

/** Loads the part of a select that only an open one needs, once; after a failure the next call tries again. */
export const loadSelectPopup = (): Promise<ComponentType<SelectPopupProps>> => {
  loading ??= import('../popup/SelectPopup.tsx').then(
    (module) => module.SelectPopup,
    (reason: unknown) => {
      loading = undefined
      throw reason
    },
  )
  return loading
}
