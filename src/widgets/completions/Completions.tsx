'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import type { CompletionsProps } from '../../react/expressions/completions.ts'
import { focusedBeside } from '../../react/focusedBeside.ts'
import { CompletionPopup } from './CompletionPopup.tsx'
import { describeClosed, describeNothing } from './comboboxAttributes.ts'
import { findBraces, isCompleted, readReferenceSearch, removeText, replaceText, type ReferenceSearch } from './referenceSearch.ts'

/** The list of references of a form: opens at any text control, when the user types a reference or asks for the list. */
export function Completions({ root, texts, messages, clock, fieldOf, onReady }: CompletionsProps) {
  const { search, read, close, dismiss } = useReferenceSearch(root, fieldOf)
  useEffect(() => {
    onReady((element) => {
      element.focus({ preventScroll: true })
      read(element, true)
    })
    return () => onReady(undefined)
  }, [onReady, read])
  if (search === undefined) return null
  return (
    <CompletionPopup
      key={search.element.id}
      search={search}
      texts={texts}
      messages={messages}
      clock={clock}
      onClose={dismiss}
      onTake={({ template }) => {
        if (!search.field.take(template, search, () => removeText(search))) replaceText(search, template)
        // The reference just inserted must not open the list again.
        close()
      }}
    />
  )
}

interface SearchWork {
  readonly search: ReferenceSearch | undefined
  /** Reads what is being searched for in a control; `isAsked` if the user asked for the list. */
  readonly read: (target: EventTarget | null, isAsked: boolean) => void
  readonly close: () => void
  /** Closes the list for the current query, until the user asks for it. */
  readonly dismiss: () => void
}

/** The current search in the form. */
function useReferenceSearch(root: RefObject<HTMLElement | null>, fieldOf: CompletionsProps['fieldOf']): SearchWork {
  const [search, setSearch] = useState<ReferenceSearch>()
  const latest = useRef<ReferenceSearch>(undefined)
  useEffect(() => {
    latest.current = search
  })
  const dismissed = useRef<Pick<ReferenceSearch, 'element' | 'from'>>(undefined)
  const latestFieldOf = useRef(fieldOf)
  useEffect(() => {
    latestFieldOf.current = fieldOf
  })
  const [read] = useState(() => (target: EventTarget | null, isAsked: boolean) => {
    const field = isCompleted(target) ? latestFieldOf.current(target) : undefined
    if (field === undefined || !isCompleted(target) || target.disabled || target.readOnly) return setSearch(undefined)
    if (latest.current?.element !== target) describeClosed(target, field.isExpression)
    const found = readReferenceSearch(target, field, isAsked)
    const isDismissed = !isAsked && target === dismissed.current?.element && found?.from === dismissed.current.from
    if (!isDismissed) dismissed.current = undefined
    setSearch(isDismissed ? undefined : found)
  })
  const [close] = useState(() => () => setSearch(undefined))
  useEffect(() => {
    const stop = watch(root.current, { latest, read, close, fieldOf: latestFieldOf })
    // This module is loaded lazily: braces may have been typed already.
    const active = root.current && focusedBeside(root.current)
    if (isCompleted(active) && findBraces(active) !== undefined) read(active, false)
    return stop
  }, [root, read, close])
  const dismiss = () => {
    dismissed.current = search
    close()
  }
  return { search, read, close, dismiss }
}

interface Watched extends Pick<SearchWork, 'read' | 'close'> {
  readonly latest: RefObject<ReferenceSearch | undefined>
  readonly fieldOf: RefObject<CompletionsProps['fieldOf']>
}

/**
 * Listens around a form, after the form has handled the event, so that the field is up to date. Returns a function that stops listening.
 */
function watch(form: HTMLElement | null, { latest, read, close, fieldOf }: Watched): () => void {
  // `as`: it listens in the tree of the form, where all targets are nodes.
  const isOwn = ({ target }: Event) => form?.contains(target as Node | null) === true
  const listeners = {
    input: (event: InputEvent) => {
      // A list that the user asked for stays open until the word typed to filter it ends.
      const isAsked = event.target === latest.current?.element && latest.current.isAsked && event.data?.trim() !== ''
      if (isOwn(event) && !event.isComposing) read(event.target, isAsked)
    },
    compositionend: (event: Event) => {
      if (isOwn(event)) read(event.target, false)
    },
    keyup: (event: KeyboardEvent) => {
      if (isOwn(event) && latest.current && /^(Arrow(Left|Right)|Home|End)$/.test(event.key)) read(event.target, latest.current.isAsked)
    },
    click: (event: Event) => {
      if (latest.current && event.target === latest.current.element) read(event.target, latest.current.isAsked)
    },
    keydown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isOwn(event) || event.key !== 'ArrowDown' || !event.altKey || !isCompleted(event.target)) return
      event.preventDefault()
      read(event.target, true)
    },
    focusin: (event: Event) => {
      if (isOwn(event) && isCompleted(event.target) && fieldOf.current(event.target)?.isExpression === true)
        describeClosed(event.target, true)
    },
    focusout: (event: Event) => {
      if (isOwn(event) && isCompleted(event.target)) describeNothing(event.target)
      if (event.target === latest.current?.element) close()
    },
  }
  const tree = form?.getRootNode()
  // Each listener is stored under the name of the event that it takes.
  const entries = Object.entries(listeners) as [string, (event: Event) => void][]
  for (const [type, listener] of entries) tree?.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of entries) tree?.removeEventListener(type, listener)
  }
}
