'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFormView } from '../form/useFormView.ts'
import { useFormContext } from '../formContext.ts'
import { countFields, noticeTexts, titleOfErrors } from './noticeMessages.ts'

/** Announces at once how many errors a submit has found or the host has set, and then, politely, how many are left as they are fixed. */
export function ErrorsSpoken() {
  const { announcer, label, messages, readOnly, disabled } = useFormContext()
  const lines = useFormView((view) => view.errors)
  const { phase, tries, errors } = useFormView((view) => view.submit)
  const [alerts] = useState(announcer.another)
  // A separate live region: the change that fixes an error, or brings one back, is often announced at the same moment.
  const [counts] = useState(announcer.another)
  const alert = useSyncExternalStore(alerts.subscribe, alerts.current, alerts.current)
  const left = useSyncExternalStore(counts.subscribe, counts.current, counts.current)
  const told = useRef<{ tries: number; lines: typeof lines; errors?: typeof errors }>({ tries: 0, lines: [] })
  useEffect(() => {
    // The result is not known yet, or the form cannot be edited now: its errors are not shown, and not fixed.
    if (phase === 'waiting' || phase === 'submitting' || readOnly || disabled) return
    const before = told.current
    told.current = { tries, lines, errors }
    const texts = noticeTexts(messages)
    const name = (text: string) => (label ? messages.ofForm(label, text) : text)
    // The list is another one once the host has set errors. One that sets as many again, after each key perhaps, does not interrupt.
    const isSubmitted = tries !== before.tries
    const isAdded = errors !== before.errors && lines.length > before.lines.length
    const count = countFields(lines)
    if (lines.length > 0 && (isSubmitted || isAdded)) alerts.announce(name(titleOfErrors(lines, texts)))
    else if (!isSubmitted && count !== countFields(before.lines))
      counts.announce(name(count === 0 ? texts.nothingLeft : texts.errorsLeft(count)))
  }, [phase, tries, errors, lines, readOnly, disabled, alerts, counts, label, messages])
  return (
    <>
      <div role="alert" className="mf-visually-hidden">
        {alert}
      </div>
      <div aria-live="polite" className="mf-visually-hidden">
        {left}
      </div>
    </>
  )
}
