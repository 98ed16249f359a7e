'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFormContext } from '../formContext.ts'
import { useFormStatus } from './useFormStatus.ts'
import { useFormView } from './useFormView.ts'

/**
 * The only live region of the form: its status, for as long as it lasts, and messages of widgets and other parts. Only errors interrupt, as
 * alerts.
 */
export function FormAnnouncer() {
  const { announcer, messages } = useFormContext()
  const { phase, request } = useFormView((view) => view.schema)
  const isReady = phase === 'ready'
  const [wasReady] = useState(isReady)
  const status = useFormStatus()
  const said = useSyncExternalStore(announcer.subscribe, announcer.current, announcer.current)
  useAnnounced(isReady || request === 'failed' ? status : messages.loadingForm, true)
  // On a first load no changes are listed: every field is new.
  useAnnounced(isReady && !wasReady ? messages.formLoaded : '')
  // A part that failed to load has no other visible effect, so this message is visible too.
  return <output className={said.startsWith(messages.notLoaded) ? 'mf-status' : 'mf-visually-hidden'}>{said}</output>
}

/** Announces a text when it changes, for a while or until it changes again. */
function useAnnounced(text: string, isLasting = false): void {
  const { announcer, label, messages } = useFormContext()
  const said = text === '' || label === undefined ? text : messages.ofForm(label, text)
  useEffect(() => (said === '' ? undefined : announcer.announce(said, isLasting)), [announcer, said, isLasting])
}
