'use client'

import { type RefObject, useEffect } from 'react'
import type { Address } from '../../core/values/path.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { focusedBeside } from '../focusedBeside.ts'
import type { ElementTarget } from '../elementTarget.ts'
import { formatFailure } from '../formatFailure.ts'
import { type FormContextValue, useFormContext } from '../formContext.ts'
import { noticeTexts } from '../notices/noticeMessages.ts'

/** The buttons that load the list of a field again, outside of an open list: Refresh, and Retry below the control. */
const refreshing = '.mf-refresh, .mf-field-notice[data-part="options"] button'

/**
 * Announces what becomes of a list that the user loads again: it is closed, so nothing else does. Other loads are silent, except for a
 * connection that could not be created.
 */
export function RefreshSpoken({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const form = useFormContext()
  useEffect(() => {
    let stop = () => {}
    const follow = (pressed: Element | null, isOver: boolean) => {
      const button = pressed?.closest(refreshing)
      const field = button?.closest<HTMLElement>('[data-field]')
      const address = field?.dataset['field']
      if (!field || address === undefined || (isOver && !isLoading(form.store.field(address)))) return
      stop()
      stop = announceList(form, address, field)
    }
    const element = root.current
    // The press that gave the form its first focus comes before this is loaded.
    if (element) follow(focusedBeside(element), true)
    // Called before React calls the button's own handler.
    const onClick = ({ target }: Event) => follow(target as ElementTarget, false)
    element?.addEventListener('click', onClick)
    const unsubscribe = form.store.subscribe(({ event }) => {
      const { createdFor, error } = event.type === 'connectionsChanged' ? event.change : {}
      if (createdFor === undefined || error === undefined) return
      const label = form.store.field(createdFor)?.label ?? ''
      form.announcer.announce(noticeTexts(form.messages).errorLine(label, formatFailure(error, form.messages)))
    })
    return () => {
      stop()
      unsubscribe()
      element?.removeEventListener('click', onClick)
    }
  }, [form, root])
  return null
}

/** Announces that the list of a field is loading, once it is, and then how that ends. Returns a function that stops it. */
function announceList(form: FormContextValue, address: Address, field: HTMLElement): () => void {
  const { store, announcer } = form
  let said: string | undefined
  let end = () => {}
  const check = () => {
    const view = store.field(address)
    const goesOn = isLoading(view)
    if (said === undefined && !goesOn) return
    const text = view && sentenceOf(form, view)
    if (text !== said) {
      end()
      // An open list announces itself.
      if (text !== undefined && field.querySelector('[role=combobox][aria-expanded=true]') === null) end = announcer.announce(text)
      said = text
    }
    if (!goesOn) unsubscribe()
  }
  const unsubscribe = store.subscribeField(address, check)
  check()
  return () => {
    unsubscribe()
    if (isLoading(store.field(address))) end()
  }
}

const isLoading = (view: FieldView | undefined): boolean => (view?.options ?? view?.connections)?.status === 'loading'

function sentenceOf({ messages }: FormContextValue, { label, options, connections }: FieldView): string | undefined {
  const list = options ?? connections
  const { errorLine } = noticeTexts(messages)
  if (list?.status === 'loading')
    return errorLine(label, messages[options?.slow ? 'slowOptions' : options ? 'loadingOptions' : 'loadingConnections'])
  if (list?.error !== undefined) return errorLine(label, formatFailure(list.error, messages))
  if (list?.status !== 'ready') return undefined
  return errorLine(label, messages.optionsCount((options?.choices ?? connections?.connections ?? []).length))
}
