'use client'

import { type RefObject, useEffect } from 'react'
import type { Address } from '../../core/values/path.ts'
import { focusedBeside } from '../focusedBeside.ts'
import type { ElementTarget } from '../elementTarget.ts'
import { useFormContext } from '../formContext.ts'
import { noticeTexts } from '../notices/noticeMessages.ts'

/**
 * Announces the error that a field shows once it is left, unless it showed it when it was entered: the focus is elsewhere by then, so its
 * description is not read. How many errors a submit has found is announced by `ErrorsSpoken`.
 */
export function ErrorSpoken({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { store, announcer, messages } = useFormContext()
  useEffect(() => {
    const entered = new Map<Address, string | undefined>()
    const enter = (target: Element | null) => {
      const address = target?.closest<HTMLElement>('[data-field]')?.dataset['field']
      if (address !== undefined && !entered.has(address)) entered.set(address, store.field(address)?.error)
    }
    const element = root.current
    // The first focus in the form comes before this is loaded.
    if (element) enter(focusedBeside(element))
    const onFocusIn = ({ target }: Event) => enter(target as ElementTarget)
    element?.addEventListener('focusin', onFocusIn)
    const unsubscribe = store.subscribe(({ event }) => {
      if (event.type !== 'fieldLeft') return
      const { error, label = '' } = store.field(event.address) ?? {}
      if (error !== undefined && error !== entered.get(event.address)) announcer.announce(noticeTexts(messages).errorLine(label, error))
      entered.delete(event.address)
    })
    return () => {
      unsubscribe()
      element?.removeEventListener('focusin', onFocusIn)
    }
  }, [store, announcer, messages, root])
  return null
}
