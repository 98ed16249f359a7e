'use client'

import { useEffect, useLayoutEffect, useState, type FocusEvent, type RefObject } from 'react'
import { focusedBeside } from '../../../react/focusedBeside.ts'
import { useLatest } from '../../../react/useStable.ts'
import { focusCombobox } from '../box/focusCombobox.ts'
import type { OpenSelect } from '../box/useOpenSelect.ts'
import type { SelectModel } from '../selectModel.ts'
import { TypedText, type ListEntry } from './listEntries.ts'
import type { SelectCombobox } from './useSelectCombobox.ts'

/** A choice by Enter or Tab that waits for the options. */
export interface LateChoice {
  /** The focus is elsewhere: the list is hidden, and closes with the choice. */
  readonly isLeft: boolean
  /** Of a key that would choose what the typed text has found: its choice waits if options are loading. */
  readonly wait: () => void
  /** The typed text has changed. */
  readonly forget: () => void
  readonly onFocus: () => void
  /** Of each part. Keeps the select open without the focus while a choice waits. */
  readonly onBlur: (event: FocusEvent) => void
}

/**
 * Takes the focus, and chooses late: Enter or Tab may follow a typed text before the code or the options of the list have loaded. What the text
 * finds is chosen once they are there, so that the same keys choose the same, however slow the module is.
 */
export function useLateChoice(
  model: SelectModel,
  select: OpenSelect,
  { entries, active, query, choose }: SelectCombobox,
  anchor: RefObject<HTMLElement | null>,
): LateChoice {
  const isEarly = select.typed.endsWith('\n')
  const [isWaiting, setWaiting] = useState(isEarly)
  const [isLeft, setLeft] = useState(isEarly)
  const [due, setDue] = useState(0)
  const isLoading = model.options.status === 'loading'
  if (isWaiting && !isLoading) {
    setWaiting(false)
    setDue(due + 1)
  }
  // Before the browser paints and takes the next key, which would be lost otherwise.
  useLayoutEffect(() => {
    const box = anchor.current
    if (!isEarly || !box || isFocusFree(box)) focusCombobox(box)
  }, [anchor, isEarly])
  const latest = useLatest({ model, select, entry: query.trim() === '' ? undefined : entries[active], choose })
  useEffect(() => {
    const box = anchor.current
    if (due === 0 || !box) return
    const { entry } = latest.current
    if (box.matches(':focus-within')) return latest.current.choose(entry)
    takeEntry(latest.current.model, entry)
    latest.current.select.onBlur({ relatedTarget: null, currentTarget: box })
  }, [due, latest, anchor])
  return {
    isLeft,
    wait: () => setWaiting(isLoading && query.trim() !== ''),
    forget: () => setWaiting(false),
    onFocus: () => setLeft(false),
    onBlur: (event) => {
      if (!isWaiting || anchor.current?.contains(event.relatedTarget)) return
      event.stopPropagation()
      setLeft(true)
    },
  }
}

/** Nothing has the focus, in the tree of a node and on its page. */
export const isFocusFree = (node: Node): boolean => [node, node.ownerDocument?.body].every((one) => !one || focusedBeside(one) === null)

/** Takes an entry for a field that is left: what is chosen stays so. */
export function takeEntry({ chosen, onChoose, onUseText }: SelectModel, entry: ListEntry | undefined): void {
  if (entry instanceof TypedText) onUseText(entry.text)
  else if (entry && !chosen.has(entry)) onChoose(entry)
}
