'use client'

import { useEffect } from 'react'
import { useFieldView, useFormView } from '../form/useFormView.ts'
import { useFormContext } from '../formContext.ts'
import type { ConnectionsView, OptionsView } from '../widgetProps.ts'
import { troubleId } from '../field/domId.ts'
import { FailureDetails, useFailureText } from './FailureText.tsx'
import { Notice } from './Notice.tsx'
import { noticeTexts } from './noticeMessages.ts'
import { usePlaceRef } from './places.ts'

/** The field that a notice is about. */
export interface FieldNotice {
  readonly address: string
  /** DOM id of its control. */
  readonly id: string
  readonly label: string
  /** What it offers to choose. */
  readonly list: OptionsView | ConnectionsView | undefined
}

/**
 * The form reloads because of a change of the field. Shown in the gap below the field, so that nothing moves; the announcer reads it out.
 */
export function FieldProgress() {
  const { messages } = useFormContext()
  return (
    <div ref={usePlaceRef('field')} className="mf-updating" aria-hidden="true">
      <span className="mf-spinner" />
      {messages.updatingForm}
    </div>
  )
}

/** The reload after a change of the field has failed. */
export function FieldFailure() {
  return (
    <div ref={usePlaceRef('field')} role="alert" className="mf-field-notice">
      <ReloadFailure />
    </div>
  )
}

/** Why the form is not up to date, and how to try again. */
export function ReloadFailure() {
  const { store, messages } = useFormContext()
  const { phase, restoredFrom, error } = useFormView((view) => view.schema)
  const words = useFailureText(error)
  const texts = noticeTexts(messages)
  const isFirst = phase === 'absent'
  const what = isFirst ? texts.loadFailed : texts.reloadFailed
  return (
    <Notice
      tone={restoredFrom === undefined ? 'danger' : 'warning'}
      actions={[
        { label: messages.retry, name: isFirst ? texts.retryForm : texts.retryUpdate, run: () => store.dispatch({ type: 'reloadAsked' }) },
      ]}
      more={<FailureDetails failure={error} />}
    >
      {restoredFrom === undefined ? `${words} ${what}` : `${texts.restored(new Date(restoredFrom))} ${words}`}
    </Notice>
  )
}

/**
 * The options of a field, or the host's connections for it, failed to load. Shown below the control, which refers to it by
 * `aria-describedby`.
 */
export function OptionsFailure({ address, id, label, list }: FieldNotice) {
  const { store, announcer, messages } = useFormContext()
  const { options, connections } = useFieldView(address) ?? {}
  const { optionsFailed, retryLoading, errorLine } = noticeTexts(messages)
  const failure = options?.error ?? connections?.error
  const words = useFailureText(failure)
  // An open list has announced the failure already.
  const isNews = options?.status === 'unloaded'
  const news = isNews ? errorLine(label, optionsFailed) : ''
  useEffect(() => (news ? announcer.announce(news) : undefined), [announcer, news])
  const onCreate = connections?.createdFor !== undefined && list && 'onCreate' in list ? list.onCreate : undefined
  const reload = {
    label: messages.retry,
    name: retryLoading(label),
    run: () => {
      // The pressed button disappears, so the focus moves to the field.
      store.dispatch({ type: 'focusAsked', address })
      list?.onRefresh()
    },
  }
  // The dialog of the host takes the focus by itself.
  const action = onCreate ? { label: messages.newConnection, run: () => void onCreate() } : reload
  return (
    <div className="mf-field-notice" data-part="options">
      <Notice tone="warning" actions={[action]} more={<FailureDetails failure={failure} />}>
        <span id={troubleId(id)}>{isNews ? optionsFailed : words}</span>
      </Notice>
    </div>
  )
}
