'use client'

import { type RefObject, useEffect } from 'react'
import type { ElementTarget } from '../elementTarget.ts'
import { useFormContext } from '../formContext.ts'

/** Direction marks, zero-width spaces and byte order marks. Joiners are letters of some scripts, and parts of emoji. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/**
 * Leaves invisible characters out of what is pasted into a field that expects a format: contacts and web pages put them around telephone
 * numbers and addresses, and nobody would see why the text is refused.
 */
export function PasteWatch({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { store } = useFormContext()
  useEffect(() => {
    const form = root.current
    const onPaste = (event: ClipboardEvent) => {
      // `as`: events of the form come from its elements.
      const input = event.target as NonNullable<ElementTarget>
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const visible = text.replace(invisible, '')
      if (event.defaultPrevented || visible === text || /[\t\n\r]/.test(text) || !input.matches('input')) return
      const cell = store.state.cells.get(input.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '')
      const { format, validation } = cell?.node.definition ?? {}
      if (cell?.expression || cell?.node.secret || (format ?? validation?.pattern) === undefined) return
      event.preventDefault()
      // The only way to insert a text that the browser can undo.
      input.ownerDocument.execCommand('insertText', false, visible)
    }
    form?.addEventListener('paste', onPaste)
    return () => form?.removeEventListener('paste', onPaste)
  }, [store, root])
  return null
}
