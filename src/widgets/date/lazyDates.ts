'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { messages } from '../../core/validation/messages.ts'
import type { FormProps } from '../../react/form/formProps.ts'
import { tagOf, translationOf } from '../../react/locale.ts'
import { loadOnce } from '../../react/loadOnce.ts'
import type { FormMessages } from '../../react/uiMessages.ts'

const lazyDates = loadOnce(() => import('./localDates.ts'))
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads what dates need; fields show ISO text until it is there, and where it does not come. */
export const preloadDates = () => {
  if (lazyDates.current() !== undefined) return
  const tell = () => {
    for (const listener of listeners) listener()
  }
  lazyDates.load().then(tell, () => {})
}

const none = () => undefined

/** What reads and writes dates. Not yet in what a server draws: it knows neither locale nor zone of the user. Decisions §2. */
export function useLocalDates() {
  useEffect(preloadDates, [])
  return useSyncExternalStore(subscribe, lazyDates.current, none)
}

/** The host's texts, with one for formats that says why a text is no date. Its own are told in what the text is called with. */
export const explainDates = ({ messages: own = {}, locale }: Pick<FormProps, 'messages' | 'locale'>): FormMessages => ({
  ...own,
  format: (args) => {
    const explained = lazyDates.current()?.explainDate(args, tagOf(locale)) ?? args
    const format = own.format ?? translationOf(locale).format
    if (typeof format === 'function') return format(explained)
    return format ?? explained.date?.sentence ?? messages.format(args)
  },
})
