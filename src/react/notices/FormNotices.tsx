'use client'

import { useEffect, useId, useMemo, useState } from 'react'
import type { SetAsideEntry } from '../../store/cells/selectSetAside.ts'
import { changeTexts } from '../form/changeMessages.ts'
import { useFormView } from '../form/useFormView.ts'
import { type DateWriter, noDates, useFormContext } from '../formContext.ts'
import { countChanges } from './countChanges.ts'
import { useFailureText } from './FailureText.tsx'
import { ReloadFailure } from './FieldNotices.tsx'
import { FormSummary } from './FormSummary.tsx'
import { Notice } from './Notice.tsx'
import { noticeTexts } from './noticeMessages.ts'
import { usePlace, usePlaceRef } from './places.ts'

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

/** Values that lost their field: how many, which, and the way to give them up. Decisions, principle 2, and §2. */
function SetAsideNote() {
  const { store, messages } = useFormContext()
  const texts = noticeTexts(messages)
  const entries = useFormView((view) => view.setAside)
  const isThere = useFormView((view) => view.schema.phase === 'ready')
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  if (entries.length === 0 || !isThere) return null
  return (
    <Notice
      tone="warning"
      actions={[
        {
          label: isOpen ? texts.hideSetAside : texts.showSetAside,
          expanded: isOpen,
          controls: isOpen ? listId : undefined,
          run: () => setOpen(!isOpen),
        },
        { label: changeTexts(messages).discard, run: () => store.dispatch({ type: 'setAsideDiscarded' }) },
      ]}
      more={isOpen && <Entries id={listId} entries={entries} />}
    >
      {texts.setAside(entries.length)}
    </Notice>
  )
}

function Entries({ id, entries }: { readonly id: string; readonly entries: readonly SetAsideEntry[] }) {
  const { messages, dates } = useFormContext()
  const useLocal = dates?.use ?? noDates
  const write = useDateTexts(useLocal())
  return (
    <dl id={id} className="mf-set-aside">
      {entries.map((entry, index) => (
        // One place can have held values of several types.
        <div key={`${JSON.stringify(entry.path)} ${index}`}>
          <dt>{entry.label}</dt>
          <dd>{entry.isSecret ? noticeTexts(messages).secretSetAside : write(entry)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What an entry holds as text, a date as the locale writes it. */
function useDateTexts(local: DateWriter | undefined): (entry: SetAsideEntry) => string {
  const { store, locale } = useFormContext()
  if (local === undefined) return ({ text }) => text
  const kept = [...store.state.setAside.values()].flat()
  return ({ label, text }) => {
    const control = kept.find(({ value, cell }) => value === text && cell?.node.label === label)?.cell?.node.control
    return control === 'date' || control === 'date-time' ? (local.formatDate(text, control, locale) ?? text) : text
  }
}
