'use client'

import { type RefObject, useEffect } from 'react'
import type { ElementTarget } from '../elementTarget.ts'
import { useFormContext } from '../formContext.ts'

/** Direction marks, zero-width spaces and byte order marks. Joiners are letters of some scripts, and parts of emoji. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * Leaves invisible characters out of what is pasted into a field that expects a format: contacts and web pages put them around telephone
 * numbers and addresses, and nobody would see why the text is refused. A text that is pasted on a closed select opens its list and filters it,
 * as typed letters do.
 */
export function PasteWatch({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { store } = useFormContext()
  useEffect(() => {
    const form = root.current
    const onPaste = (event: ClipboardEvent) => {
      // `as`: events of the form come from its elements.
      const control = event.target as NonNullable<ElementTarget>
      const text = event.clipboardData?.getData('text/plain') ?? ''
      // A table is for rows.
      if (event.defaultPrevented || /[\t\n\r]/.test(text.trim())) return
      if (control.matches('.mf-select button[role=combobox]')) filterBy(control, text.trim(), event)
      if (!control.matches('input') || /[\t\n\r]/.test(text)) return
      const visible = text.replace(invisible, '')
      const cell = store.state.cells.get(control.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '')
      const { format, validation } = cell?.node.definition ?? {}
      if (visible === text || cell?.expression || cell?.node.secret || (format ?? validation?.pattern) === undefined) return
      event.preventDefault()
      insert(control, visible)
    }
    form?.addEventListener('paste', onPaste)
    return () => form?.removeEventListener('paste', onPaste)
  }, [store, root])
  return null
}

/** The only way to insert a text that the browser can undo. */
const insert = (control: Element, text: string) => control.ownerDocument.execCommand('insertText', false, text)

function filterBy(trigger: HTMLElement, text: string, event: Event): void {
  if (text === '') return
  event.preventDefault()
  // The filter takes the focus once its code has loaded, within a render.
  const onFocusIn = ({ target }: Event) => queueMicrotask(() => insert(target as Element, text))
  trigger.closest('.mf-select')?.addEventListener('focusin', onFocusIn, { once: true })
  trigger.click()
}
