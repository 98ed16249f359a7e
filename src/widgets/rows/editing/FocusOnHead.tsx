'use client'

import { type RefObject, useContext, useLayoutEffect } from 'react'
import { childAddress } from '../../../core/values/path.ts'
import { FormContext } from '../../../react/formContext.ts'
import { focusRow } from '../focusRow.ts'

interface FocusOnHeadProps {
  readonly list: RefObject<HTMLElement | null>
}

/**
 * Moves the focus to the head of a row on request, after an undo for instance: there the row has its name, and keys that move it. A layout
 * effect, so that it comes before the array, which sees the same request.
 */
export function FocusOnHead({ list }: FocusOnHeadProps) {
  const form = useContext(FormContext)
  useLayoutEffect(() => {
    const field = list.current?.closest<HTMLElement>('[data-field]')
    const focus = form?.store.state.focus
    if (!form || !list.current || focus === undefined || focus.address !== field?.dataset['field']) return
    const rows = form.store.state.cells.get(focus.address)?.rows ?? []
    const index = rows.findIndex((key) => focus.row === childAddress(focus.address, key))
    if (index < 0 || !form.claimFocus(focus.request)) return
    if (!focusRow(list.current, index, 'toggle')) focusRow(list.current, index, 'body')
  })
  return null
}
