import { useEffect, useState, type ComponentType } from 'react'
import { loadSelectPopup } from './loadSelectPopup.ts'
import type { SelectPopupProps } from './SelectPopup.tsx'

type Loaded = { readonly Popup: ComponentType<SelectPopupProps> } | 'failed' | undefined

/** The component of an open select once it has loaded. `failed` until it is wanted again. */
export const useSelectPopup = (wanted: boolean): { Popup: ComponentType<SelectPopupProps> | undefined; failed: boolean } => {
  const [loaded, setLoaded] = useState<Loaded>()
  const missing = typeof loaded !== 'object'
  useEffect(() => {
    if (!wanted || !missing) return
    let current = true
    loadSelectPopup().then(
      (Popup) => current && setLoaded({ Popup }),
      () => current && setLoaded('failed'),
    )
    return () => {
      current = false
    }
  }, [wanted, missing])
  return { Popup: typeof loaded === 'object' ? loaded.Popup : undefined, failed: loaded === 'failed' }
}
