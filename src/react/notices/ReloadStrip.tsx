'use client'

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useFieldView, useFormView } from '../form/useFormView.ts'
import { useFormContext } from '../formContext.ts'
import { FailureDetails, useFailureText } from './FailureText.tsx'
import { Notice } from './Notice.tsx'
import { noticeTexts } from './noticeMessages.ts'
import { usePlace } from './places.ts'

/** How the reload is doing, at the edge of what is seen of the form, while the place where it says so is out of sight. */
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
  const field = useFieldView(askedBy ?? '*')
  const words = useFailureText(error)
  const texts = noticeTexts(messages)
  const goThere = field && {
    label: texts.goTo(field.label),
    run: () => store.dispatch({ type: 'focusAsked', address: field.cell.address }),
  }
  const retry = { label: messages.retry, name: texts.retryUpdate, run: () => store.dispatch({ type: 'reloadAsked' }) }
  return (
    <div ref={useFocusUncovered()} className="mf-edge-part">
      <Notice tone="danger" actions={goThere ? [goThere, retry] : [retry]} more={<FailureDetails failure={error} />}>
        {words} {texts.reloadFailed}
      </Notice>
    </div>
  )
}

/** Whether the place where a form says how its reload is doing is seen; while one goes on, the status beside its buttons does as well. */
function useInSight(anchor: RefObject<Element | null>, place: Element | undefined, isLoading: boolean): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const own = anchor.current
    // Missing where pages are tested without a browser.
    if (own === null || typeof IntersectionObserver === 'undefined') return undefined
    const seen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
      setSeen(seen.size > 0)
    })
    const status = isLoading ? own.closest('.mf')?.querySelector('.mf-status') : undefined
    // The anchor is never seen: it stands for a place that is folded away, or hidden.
    for (const element of [place ?? own, status]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [anchor, place, isLoading])
  return isSeen
}

/** Pixels between what has the focus and the edge. */
const gap = 8

/** A ref for what stands at the edge: what has the focus is scrolled from under it, when it comes and whenever its height changes. WCAG 2.4.11. */
function useFocusUncovered(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const strip = ref.current
    const form = strip?.closest<HTMLElement>('.mf')
    if (!strip || !form || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      // The stylesheet keeps so much free below whatever gets the focus.
      form.style.setProperty('--mf-edge-height', `${strip.parentElement?.offsetHeight ?? 0}px`)
      const tree = form.getRootNode()
      const focused = tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null
      if (focused === null || !form.contains(focused) || strip.contains(focused)) return
      const { top, bottom } = focused.getBoundingClientRect()
      const edge = strip.getBoundingClientRect()
      if (top < edge.bottom && bottom > edge.top - gap) focused.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(strip)
    return () => observer.disconnect()
  }, [])
  return ref
}
