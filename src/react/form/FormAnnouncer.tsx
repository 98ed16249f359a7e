'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { countChanges } from './countChanges.ts'
import { useFormContext } from '../formContext.ts'
import { useFormStatus } from './useFormStatus.ts'
import { useFormView } from './useFormView.ts'

/**
 * The one live region of the form: what it is busy with, for as long as it is, what a reload did to it (decisions §5), and what widgets
 * have to say. Errors alone interrupt, as alerts.
 */
export function FormAnnouncer() {
  const { announcer, messages } = useFormContext()
  const report = useFormView((view) => view.report)
  const { phase, request } = useFormView((view) => view.schema)
  const isReady = phase === 'ready'
  const [wasReady] = useState(isReady)
  const status = useFormStatus()
  const said = useSyncExternalStore(announcer.subscribe, announcer.current, announcer.current)
  useAnnounced(isReady || request === 'failed' ? '' : messages.loadingForm, true)
  useAnnounced(status, true)
  useAnnounced(report === undefined ? '' : messages.reloaded(countChanges(report)), false, report)
  // Of a first load it is all there is to say: every field of it is new.
  useAnnounced(isReady && !wasReady ? messages.formLoaded : '')
  return <output className="mf-visually-hidden">{said}</output>
}

/** Says a text when it comes up, and again for another `occasion`; for a while, or until it changes. */
function useAnnounced(text: string, isLasting = false, occasion?: unknown): void {
  const { announcer, label, messages } = useFormContext()
  const said = text === '' || label === undefined ? text : messages.ofForm(label, text)
  useEffect(() => (said === '' ? undefined : announcer.announce(said, isLasting)), [announcer, said, isLasting, occasion])
}
