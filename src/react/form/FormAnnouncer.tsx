'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { countChanges } from './countChanges.ts'
import { useFormContext } from '../formContext.ts'
import { useFormStatus } from './useFormStatus.ts'
import { useFormView } from './useFormView.ts'

/**
 * The one live region of the form: what a reload did to it (decisions §5), what it is busy with, and what widgets have to say. Errors
 * alone interrupt, as alerts.
 */
export function FormAnnouncer() {
  const { announcer, messages } = useFormContext()
  const report = useFormView((view) => view.report)
  const isReady = useFormView((view) => view.schema.phase === 'ready')
  useAnnounced(isReady ? '' : messages.loadingForm)
  useAnnounced(useFormStatus())
  useAnnounced(report === undefined ? '' : messages.reloaded(countChanges(report)), report)
  const said = useSyncExternalStore(announcer.subscribe, announcer.current, announcer.current)
  return <output className="mf-visually-hidden">{said}</output>
}

/** Says a text when it comes up, and again for another `occasion`. */
function useAnnounced(text: string, occasion?: unknown): void {
  const { announcer, label, messages } = useFormContext()
  const said = text === '' || label === undefined ? text : messages.ofForm(label, text)
  useEffect(() => {
    if (said !== '') announcer.announce(said)
  }, [announcer, said, occasion])
}
