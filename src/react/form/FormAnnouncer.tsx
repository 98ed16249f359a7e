'use client'

import { useFormStatus } from './useFormStatus.ts'
import { useFormView } from './useFormView.ts'
import { useFormContext } from '../formContext.ts'
import { useState, useSyncExternalStore } from 'react'
import { useAnnounced } from './useAnnounced.ts'

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
  useAnnounced(isReady || request === 'failed' ? status : messages.loadingForm, { isLasting: true })
  // On a first load no changes are listed: every field is new.
  useAnnounced(isReady && !wasReady ? messages.formLoaded : '')
  // A part that failed to load has no other visible effect, so this message is visible too.
  return <output className={said.startsWith(messages.notLoaded) ? 'mf-status' : 'mf-visually-hidden'}>{said}</output>
}
