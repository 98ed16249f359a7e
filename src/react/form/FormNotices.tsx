'use client'

import { countChanges } from './countChanges.ts'
import { formatFailure } from '../formatFailure.ts'
import { useFormContext } from '../formContext.ts'
import { Notice } from './Notice.tsx'
import { SetAsideNote } from './SetAsideNote.tsx'
import { useFormView } from './useFormView.ts'

/** What concerns the form as a whole: a module that failed, a submit that was refused, values without a field. */
export function FormNotices() {
  return (
    <>
      <div role="alert">
        <LoadFailure />
        <SubmitFailure />
      </div>
      <ChangedNote />
      <SetAsideNote />
    </>
  )
}

function LoadFailure() {
  const { store, messages } = useFormContext()
  const schema = useFormView((view) => view.schema)
  if (schema.request !== 'failed') return null
  const { restoredFrom } = schema
  const what = schema.phase === 'absent' ? messages.loadFailed : messages.reloadFailed
  return (
    <Notice
      tone={restoredFrom === undefined ? 'danger' : 'warning'}
      action={messages.retry}
      onAction={() => store.dispatch({ type: 'reloadAsked' })}
    >
      {restoredFrom === undefined ? what : messages.restored(new Date(restoredFrom))}{' '}
      {schema.error !== undefined && formatFailure(schema.error, messages)}
    </Notice>
  )
}

/** The module describes another form than the one kept from an earlier opening. */
function ChangedNote() {
  const { messages } = useFormContext()
  const hasChanged = useFormView((view) => view.schema.hasChangedSince)
  const report = useFormView((view) => view.report)
  if (!hasChanged || report === undefined) return null
  return <Notice tone="info">{messages.changedSince(messages.reloaded(countChanges(report)))}</Notice>
}

function SubmitFailure() {
  const { messages } = useFormContext()
  const error = useFormView((view) => view.submit.error)
  // Without any form yet the failed load says all there is to say.
  const isHeldUp = useFormView((view) => view.submit.isHeldUp && view.schema.phase === 'ready')
  if (error === undefined && !isHeldUp) return null
  const text = error === undefined ? messages.submitHeldUp : `${messages.submitFailed} ${formatFailure(error, messages)}`
  return <Notice tone="danger">{text}</Notice>
}
