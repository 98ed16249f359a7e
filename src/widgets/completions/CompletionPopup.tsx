'use client'

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { CompletionsProps } from '../../react/expressions/completions.ts'
import { isComposing } from '../../react/isComposing.ts'
import { useClassName } from '../../react/classNames.ts'
import type { ExpressionMessages } from '../../react/expressions/expressionMessages.ts'
import type { TemplateCompletion } from '../../react/expressions/templates.ts'
import type { UiMessages } from '../../react/uiMessages.ts'
import { moves, optionId } from '../list/activeOption.ts'
import { usePopupPosition } from '../popup/usePopupPosition.ts'
import { describe, describeClosed } from './comboboxAttributes.ts'
import { CompletionList } from './CompletionList.tsx'
import { filterCompletions, groupCompletions } from './filterCompletions.ts'
import type { ReferenceSearch } from './referenceSearch.ts'
import { useAnswer, type Answer } from './useAnswer.ts'

interface CompletionPopupProps {
  readonly search: ReferenceSearch
  readonly texts: ExpressionMessages
  readonly messages: UiMessages
  readonly clock: CompletionsProps['clock']
  readonly onClose: () => void
  readonly onTake: (completion: TemplateCompletion) => void
}

/** The highlighted option, for a given query. */
interface Moved {
  readonly query: string
  readonly index: number
  readonly reveal: boolean
}

/** The references that match the typed text, shown at the control, which keeps the focus. */
export function CompletionPopup({ search, texts, messages, clock, onClose, onTake }: CompletionPopupProps) {
  const { query, isMeant } = search
  const [attempt, setAttempt] = useState(0)
  const { answer, isFound, groups, entries } = useEntries(search, clock, attempt)
  const [moved, setMoved] = useState<Moved>()
  const start = { index: isMeant && entries.length > 0 ? 0 : -1, reveal: true }
  const { index: wanted, reveal } = moved?.query === query ? moved : start
  const active = Math.min(wanted, entries.length - 1)
  const listId = useId()
  const highlight = (index: number, isRevealed: boolean) => setMoved({ query, index, reveal: isRevealed })
  const takeAt = (index: number) => {
    const completion = entries[index]
    if (completion) onTake(completion)
  }
  const retry = () => setAttempt((count) => count + 1)
  useListKeys(search, {
    count: entries.length,
    active,
    highlight,
    takeAt,
    onClose,
    retry: answer.status === 'failed' ? retry : undefined,
  })
  useDescription(search, entries.length > 0 ? listId : undefined, active)
  // Without matching references, the typed text is probably just text.
  if (!isMeant && entries.length === 0) return null
  return (
    <PopupBox search={search}>
      {entries.length > 0 && (
        <CompletionList
          id={listId}
          label={texts.references(search.field.label)}
          groups={groups}
          active={active}
          reveal={reveal}
          query={query}
          isBusy={answer.status === 'loading'}
          onHighlight={highlight}
          onTake={takeAt}
        />
      )}
      <ListNote
        answer={answer}
        isFound={isFound}
        isEmpty={entries.length === 0}
        query={query}
        texts={texts}
        messages={messages}
        onRetry={retry}
      />
      {entries.length > 0 && <div className="mf-select-footer mf-select-keys">{texts.keysOfReferences}</div>}
    </PopupBox>
  )
}

/** The listed references: those found for the current query, or until then those of the last answer that match it. */
function useEntries(search: ReferenceSearch, clock: CompletionsProps['clock'], attempt: number) {
  const { query, field } = search
  const answer = useAnswer(search, clock, attempt)
  const { completions, to } = answer
  const isFound = field.isFound && to === query
  const groups = useMemo(
    () => groupCompletions(isFound ? completions : filterCompletions(completions, query)),
    [completions, query, isFound],
  )
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups])
  return { answer, isFound, groups, entries }
}

/** Describes on the control which list is open and which option is highlighted; removes this on close. */
function useDescription(search: ReferenceSearch, listId: string | undefined, active: number): void {
  const { element } = search
  useLayoutEffect(() => {
    describe(element, listId, listId !== undefined && active >= 0 ? optionId(listId, active) : undefined)
  })
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  })
  useEffect(() => () => describeClosed(element, latest.current.field.isExpression && element.matches(':focus')), [element])
}

/** The box in the top layer, at the control. Pressing in it does not move the focus. */
function PopupBox({ search, children }: { readonly search: ReferenceSearch; readonly children: ReactNode }) {
  const classOf = useClassName()
  const anchor = useRef<HTMLElement>(search.element.closest<HTMLElement>('.mf-control') ?? search.element)
  const popup = usePopupPosition(anchor)
  return (
    // The keys are handled at the control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={popup} className={classOf('select-popup')} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  )
}

interface ListNoteProps {
  readonly answer: Answer
  readonly isFound: boolean
  readonly isEmpty: boolean
  readonly query: string
  readonly texts: ExpressionMessages
  readonly messages: UiMessages
  readonly onRetry: () => void
}

/** The state of the list: loading, failed, empty. */
function ListNote({ answer, isFound, isEmpty, query, texts, messages, onRetry }: ListNoteProps) {
  const classOf = useClassName()
  const { status, completions } = answer
  if (status === 'failed')
    return (
      <div className="mf-select-note" role="alert">
        <span className="mf-select-problem">{texts.referencesNotLoaded}</span>
        <button type="button" tabIndex={-1} className={classOf('inline-button')} onClick={onRetry}>
          {messages.retry}
        </button>
      </div>
    )
  if (!isEmpty) return null
  const isSearched = query !== '' && (isFound || completions.length > 0)
  return (
    <output className="mf-select-note">
      {status === 'loading' && <span className="mf-spinner" aria-hidden="true" />}
      {status === 'loading' ? texts.loadingReferences : isSearched ? texts.noReferenceMatches(query) : texts.noReferences}
    </output>
  )
}

interface ListActions {
  readonly count: number
  readonly active: number
  readonly highlight: (index: number, reveal: boolean) => void
  readonly takeAt: (index: number) => void
  readonly onClose: () => void
  /** Only after a failure. */
  readonly retry: (() => void) | undefined
}

/** The keys of the list, caught before the control and any dialog of the host receive them; all others go to the control. */
function useListKeys({ element }: ReferenceSearch, actions: ListActions): void {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { count, active, highlight, takeAt, onClose, retry } = latest.current
      // For events from a closed shadow tree, the window does not see the actual target.
      const isHere = element.matches(':focus')
      if (!isHere || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const act = () => {
        if (event.key === 'Escape') return onClose
        if (retry && event.key === 'ArrowDown') return retry
        const to = count > 0 ? moves[event.key]?.(active, count) : undefined
        if (to !== undefined) return () => highlight(to, true)
        return (event.key === 'Enter' || event.key === 'Tab') && active >= 0 ? () => takeAt(active) : undefined
      }
      const action = act()
      if (action === undefined) return
      event.preventDefault()
      event.stopPropagation()
      action()
    }
    const page = element.ownerDocument.defaultView
    page?.addEventListener('keydown', onKeyDown, true)
    return () => page?.removeEventListener('keydown', onKeyDown, true)
  }, [element])
}
