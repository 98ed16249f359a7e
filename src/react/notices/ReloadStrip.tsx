'use client'

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { ElementTarget } from '../elementTarget.ts'
import { focusedBeside } from '../focusedBeside.ts'
import { useFieldView, useFormView } from '../form/useFormView.ts'
import { useFormContext } from '../formContext.ts'
import { FailureDetails, useFailureText } from './FailureText.tsx'
import { Notice } from './Notice.tsx'
import { noticeTexts } from './noticeMessages.ts'
import { usePlace } from './places.ts'
import { useFocusUncovered } from './useFocusUncovered.ts'

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

/** Whether the notice of the reload is visible; while one is running, the status beside the buttons counts too. */
function useInSight(anchor: RefObject<Element | null>, place: Element | undefined, isLoading: boolean): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const own = anchor.current
    // Missing in jsdom.
    if (own === null || typeof IntersectionObserver === 'undefined') return undefined
    const seen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
      setSeen(seen.size > 0)
    })
    const status = isLoading ? own.closest('.mf')?.querySelector('.mf-status') : undefined
    // The anchor itself has no box and is never visible: it represents a place that is folded or hidden.
    for (const element of [place ?? own, status]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [anchor, place, isLoading])
  return isSeen
}

/** Returns the focus to where it was before the strip, if the strip goes away with it. */
function useFocusBack(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const strip = ref.current
    if (strip === null) return undefined
    let before: ElementTarget = null
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget as ElementTarget
      if (!strip.contains(from)) before = from
    }
    strip.addEventListener('focusin', onFocusIn)
    const { parentElement } = strip
    return () => {
      if (!strip.contains(focusedBeside(strip))) return
      // Once the strip is removed.
      queueMicrotask(() => {
        if (before !== null && parentElement && focusedBeside(parentElement) === null) before.focus({ preventScroll: true })
      })
    }
  }, [ref])
}
