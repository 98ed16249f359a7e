'use client'

import { useEffect, useMemo } from 'react'
import { useFormView } from '../form/useFormView.ts'
import { useFormContext } from '../formContext.ts'
import { countChanges } from './countChanges.ts'
import { useFailureText } from './FailureText.tsx'
import { ReloadFailure } from './FieldNotices.tsx'
import { FormSummary } from './FormSummary.tsx'
import { Notice } from './Notice.tsx'
import { noticeTexts } from './noticeMessages.ts'
import { usePlace, usePlaceRef } from './places.ts'
import { SetAsideNote } from './SetAsideNote.tsx'

/** What concerns the form as a whole: a module that failed, a submit that was refused, values without a field, what is wrong with others. */
export function FormNotices() {
  return (
    <>
      <div role="alert">
        <LoadFailure />
        <SubmitFailure />
      </div>
      <Changes />
      <SetAsideNote />
      <FormSummary />
    </>
  )
}

/** A load that failed, unless the field that asked for it says so. */
function LoadFailure() {
  const hasFailed = useFormView(({ schema }) => schema.request === 'failed')
  const atField = usePlace('field')
  return hasFailed && atField === undefined && <PlacedFailure />
}

function PlacedFailure() {
  return (
    <div ref={usePlaceRef('form')}>
      <ReloadFailure />
    </div>
  )
}

/** What a reload did to the form is said aloud; seen is what it did to one that was kept from an earlier opening. Decisions §5. */
function Changes() {
  const { store, announcer, label, messages } = useFormContext()
  const hasChanged = useFormView((view) => view.schema.hasChangedSince)
  const report = useFormView((view) => view.report)
  const changes = useMemo(
    () => (report === undefined ? '' : noticeTexts(messages).reloaded(countChanges(store.state, report))),
    [store, report, messages],
  )
  useEffect(() => {
    if (changes === '') return undefined
    return announcer.announce(label === undefined ? changes : messages.ofForm(label, changes))
    // Another report may read alike.
  }, [announcer, changes, report, label, messages])
  return hasChanged && report !== undefined && <Notice tone="info">{noticeTexts(messages).changedSince(changes)}</Notice>
}

function SubmitFailure() {
  const { messages } = useFormContext()
  const error = useFormView((view) => view.submit.error)
  const words = useFailureText(error)
  // Without any form yet the failed load says all there is to say.
  const isHeldUp = useFormView((view) => view.submit.isHeldUp && view.schema.phase === 'ready')
  if (error === undefined && !isHeldUp) return null
  const { submitHeldUp, submitFailed } = noticeTexts(messages)
  return <Notice tone="danger">{error === undefined ? submitHeldUp : `${words} ${submitFailed}`}</Notice>
}
