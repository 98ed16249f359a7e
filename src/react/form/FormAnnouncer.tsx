'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFormContext } from '../formContext.ts'
import { useFormStatus } from './useFormStatus.ts'
import { useFormView } from './useFormView.ts'

/**
 * The one live region of the form: what it is busy with, for as long as it is, and what widgets and other parts have to say. Errors alone
 * interrupt, as alerts.
 */
export function FormAnnouncer() {
  const { announcer, messages } = useFormContext()
  const { phase, request } = useFormView((view) => view.schema)
  const isReady = phase === 'ready'
  const [wasReady] = useState(isReady)
  const status = useFormStatus()
  const said = useSyncExternalStore(announcer.subscribe, announcer.current, announcer.current)
  useAnnounced(isReady || request === 'failed' ? status : messages.loadingForm, true)
  // Of a first load it is all there is to say: every field of it is new.
  useAnnounced(isReady && !wasReady ? messages.formLoaded : '')
  // Where a press had no other effect than this, it is seen, too.
  return <output className={said.startsWith(messages.notLoaded) ? 'mf-status' : 'mf-visually-hidden'}>{said}</output>
}

/** Says a text when it comes up, for a while or until it changes. */
function useAnnounced(text: string, isLasting = false): void {
  const { announcer, label, messages } = useFormContext()
  const said = text === '' || label === undefined ? text : messages.ofForm(label, text)
  useEffect(() => (said === '' ? undefined : announcer.announce(said, isLasting)), [announcer, said, isLasting])
}
