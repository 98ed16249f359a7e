'use client'

import { type RefObject, useEffect } from 'react'
import { useFormContext } from '../formContext.ts'

/**
 * Lets no text be committed that an input method still composes: the module would be asked for a form and options that depend on it. The
 * composition ends with an event also when the control loses the focus, but not when it is removed.
 */
export function CompositionWatch({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { store } = useFormContext()
  useEffect(() => {
    // Its keyboards compose each word of every language, and end it with the next one: a pause there is the user's.
    if (/android/i.test(navigator.userAgent)) return undefined
    const element = root.current
    const onChange = ({ type }: Event) => {
      store.isComposing = type === 'compositionstart'
    }
    const types = ['compositionstart', 'compositionend', 'focusin']
    for (const type of types) element?.addEventListener(type, onChange)
    return () => {
      store.isComposing = false
      for (const type of types) element?.removeEventListener(type, onChange)
    }
  }, [store, root])
  return null
}
