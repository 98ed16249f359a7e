'use client'

import { useRef } from 'react'
import { useFieldView, useFormView } from '../form/useFormView.ts'
import { useFormContext } from '../formContext.ts'
import { FailureDetails, useFailureText } from './FailureText.tsx'
import { Notice } from './Notice.tsx'
import { noticeTexts } from './noticeMessages.ts'
import { usePlace } from './places.ts'
import { useFocusBack } from './useFocusBack.ts'
import { useFocusUncovered } from './useFocusUncovered.ts'
import { useInSight } from './useInSight.ts'

/** The state of the reload, at the edge of the visible part of the form, while its notice is out of sight. */
export function ReloadStrip() {
  const anchor = useRef<HTMLSpanElement>(null)
  const request = useFormView(({ schema }) => (schema.phase === 'ready' ? schema.request : 'idle'))
  const atField = usePlace('field')
  const atForm = usePlace('form')
  const isSeen = useInSight(anchor, atField ?? atForm, request === 'loading')
  return (
    <>
      <span ref={anchor} hidden />
      {request !== 'idle' && !isSeen && (request === 'loading' ? <Progress /> : <Failure />)}
    </>
  )
}

function Progress() {
  const { messages } = useFormContext()
  return (
    <div ref={useFocusUncovered()} className="mf-edge-part" data-late="true" aria-hidden="true">
      <Notice tone="info">
        <span className="mf-spinner" /> {messages.updatingForm}
      </Notice>
    </div>
  )
}

function Failure() {
  const { store, messages } = useFormContext()
  const { error, askedBy } = useFormView((view) => view.schema)
  const ref = useFocusUncovered()
  useFocusBack(ref)
  const field = useFieldView(askedBy ?? '*')
  const words = useFailureText(error)
  const texts = noticeTexts(messages)
  const goThere = field && {
    label: texts.goTo(field.label),
    run: () => store.dispatch({ type: 'focusAsked', address: field.cell.address }),
  }
  const retry = { label: messages.retry, name: texts.retryUpdate, run: () => store.dispatch({ type: 'reloadAsked' }) }
  return (
    <div ref={ref} className="mf-edge-part">
      <Notice tone="danger" actions={goThere ? [goThere, retry] : [retry]} more={<FailureDetails failure={error} />}>
        {`${words} ${texts.reloadFailed}`}
      </Notice>
    </div>
  )
}
