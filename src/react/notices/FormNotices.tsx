'use client'

import { useMemo, useState } from 'react'
import type { FieldNode } from '../../core/plan/plan.ts'
import { idsOfTemplate } from '../../core/values/path.ts'
import type { SetAsideEntry } from '../../store/cells/selectSetAside.ts'
import { changeTexts } from '../form/changeMessages.ts'
import { useAnnounced } from '../form/useAnnounced.ts'
import { useFormView } from '../form/useFormView.ts'
import { type DateWriter, noDates, useFormContext } from '../formContext.ts'
import type { NoticeAction } from '../slots/slotProps.ts'
import { countChanges } from './countChanges.ts'
import { ReloadFailure } from './FieldNotices.tsx'
import { FormSummary } from './FormSummary.tsx'
import { Notice } from './Notice.tsx'
import { noticeTexts } from './noticeMessages.ts'
import { usePlace, usePlaceRef } from './places.ts'
import { useSubmitFailure } from './SubmitStrip.tsx'

/** Notices about the form as a whole: a failed load, a refused submit, values without a field, other errors. */
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

/** A failed load, unless the field that triggered it shows it. */
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

/** Announces what a reload changed in the form; also shown for a form restored from storage. Decisions §5. */
function Changes() {
  const { store, messages } = useFormContext()
  const hasChanged = useFormView((view) => view.schema.hasChangedSince)
  const report = useFormView((view) => view.report)
  const changes = useMemo(
    () => (report === undefined ? '' : noticeTexts(messages).reloaded(countChanges(store, report))),
    [store, report, messages],
  )
  useAnnounced(changes, report)
  return hasChanged && report !== undefined && <Notice tone="info">{noticeTexts(messages).changedSince(changes)}</Notice>
}

function SubmitFailure() {
  const text = useSubmitFailure()
  return text !== '' && <PlacedText text={text} />
}

function PlacedText({ text }: { readonly text: string }) {
  return (
    <div ref={usePlaceRef('submit')}>
      <Notice tone="danger">{text}</Notice>
    </div>
  )
}

/** Values that lost their field: how many, which, and a button to discard them. Decisions, principle 2, and §2. */
function SetAsideNote() {
  const { store, messages, readOnly, disabled, idPrefix } = useFormContext()
  const texts = noticeTexts(messages)
  const entries = useFormView((view) => view.setAside)
  const isThere = useFormView((view) => view.schema.phase === 'ready')
  const [isOpen, setOpen] = useState(false)
  const listId = `${idPrefix}:set-aside`
  if (entries.length === 0 || !isThere) return null
  const discard: NoticeAction = { label: changeTexts(messages).discard, run: () => store.dispatch({ type: 'setAsideDiscarded' }) }
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
        ...(readOnly || disabled ? [] : [discard]),
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

/** The value of an entry as text, a date in the locale. */
function useDateTexts(local: DateWriter | undefined): (entry: SetAsideEntry) => string {
  const { store, locale } = useFormContext()
  if (local === undefined) return ({ text }) => text
  const kept = [...store.state.setAside.values()].flat()
  return ({ label, text, path }) => {
    const ids = path.filter((segment) => typeof segment === 'string').join('/')
    const isOfEntry = ({ label: known, template }: FieldNode) => known === label && idsOfTemplate(template).join('/') === ids
    const control = kept.find(({ value, cell }) => value === text && cell && isOfEntry(cell.node))?.cell?.node.control
    return control === 'date' || control === 'date-time' ? (local.formatDate(text, control, locale) ?? text) : text
  }
}
