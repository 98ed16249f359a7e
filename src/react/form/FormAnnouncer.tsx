'use client'

import { useAnnounced, useNamed } from './useAnnounced.ts'
import { useState, useSyncExternalStore } from 'react'
import { useFormStatus } from './useFormStatus.ts'
import { useFormContext } from '../formContext.ts'
import { useFormView } from './useFormView.ts'

/**
 * The only live region of the form: messages of widgets and other parts, and the status, for as long as it lasts. Each is read out alone: an
 * event that changes the status at once would be replaced by it before it is read. Only errors interrupt, as alerts.
 */
export function FormAnnouncer() {
  const { announcer, messages } = useFormContext()
  const { phase, request } = useFormView((view) => view.schema)
  const isReady = phase === 'ready'
  const [wasReady] = useState(isReady)
  const status = useFormStatus()
  const lasting = useNamed(isReady || request === 'failed' ? status : messages.loadingForm)
  const said = useSyncExternalStore(announcer.subscribe, announcer.current, announcer.current)
  // On a first load no changes are listed: every field is new. It happens once, so its cause is always the same.
  useAnnounced(isReady && !wasReady ? messages.formLoaded : '', true)
  // A part that failed to load has no other visible effect, so this message is visible too.
  return (
    <output aria-atomic="false" className={said.startsWith(messages.notLoaded) ? 'mf-status' : 'mf-visually-hidden'}>
      <span>{said}</span>
      <span>{lasting}</span>
    </output>
  )
}
