'use client'

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import { createRowPress, type DrawnRows, type PressHandle } from './rowPress.ts'

/** Where the focus goes once the rows have been drawn anew. */
type Pending =
  | { readonly kind: 'added'; readonly before: ReadonlySet<string> }
  | { readonly kind: 'removed'; readonly index: number }
  | { readonly kind: 'restored'; readonly index: number }
  | { readonly kind: 'moved'; readonly key: string; readonly part: RowPart }

export interface RowActions {
  readonly add: () => void
  /** Copies a row into a new one after it. */
  readonly duplicate: (key: string) => void
  readonly remove: (key: string) => void
  /** Brings back the row removed last. */
  readonly restore: () => void
  /** Moves a row to an index; `part` is what keeps the focus. Nothing happens where it is there already, or beyond either end. */
  readonly move: (key: string, to: number, part: RowPart) => void
  /** Moves a row up or down by so many. */
  readonly step: (key: string, by: number, part: RowPart) => void
  /** Its handle is pressed: the row follows the pointer. */
  readonly press: PressHandle
}

/**
 * Add, duplicate, remove and move with what a keyboard and a screen reader need: the focus follows into a new row, to the neighbour of a removed one,
 * and stays on the button that moved a row; what happened to rows is said. The same functions for the life of the array.
 */
export function useRowActions(
  rows: RowsView,
  { messages, announce }: Omit<DrawnRows, 'rows'>,
  card: RefObject<HTMLElement | null>,
): RowActions {
  const now = { rows, messages, announce }
  const [kept] = useState(() => createRowActions(now))
  // After each render and not only after new keys: an action that changed nothing must not move the focus later.
  useLayoutEffect(() => kept.follow(now, card.current))
  // Rows that change end a drag.
  useEffect(() => kept.endDrag, [kept, rows.keys])
  return kept.actions
}

type Sentence = (messages: WidgetProps['messages'], name: string, count: number) => string

/** The actions on the rows as they were drawn last, which `follow` tells. */
function createRowActions(start: DrawnRows) {
  let now = start
  let pending: Pending | undefined
  const indexOf = (key: string) => now.rows.keys.indexOf(key)
  const say = (index: number, sentence: Sentence) => {
    const { rows, messages, announce } = now
    announce(sentence(messages, messages.rowName(rows.itemLabel, index + 1), rows.keys.length))
  }
  const add = (run: (rows: RowsView) => void) => {
    pending = { kind: 'added', before: new Set(now.rows.keys) }
    run(now.rows)
  }
  const actions: RowActions = {
    add: () => add((rows) => rows.add()),
    duplicate: (key) => {
      say(indexOf(key), (messages, name) => messages.rowDuplicated(name))
      add((rows) => rows.duplicate(key))
    },
    remove: (key) => {
      const index = indexOf(key)
      pending = { kind: 'removed', index }
      say(index, (messages, name, count) => messages.rowRemoved(name, count - 1))
      now.rows.remove(key)
    },
    restore: () => {
      const { removed } = now.rows
      if (removed === undefined) return
      pending = { kind: 'restored', index: removed.index }
      say(removed.index, (messages, name) => messages.rowRestored(name))
      removed.restore()
    },
    move: (key, to, part) => {
      const index = indexOf(key)
      if (index < 0 || to === index || to < 0 || to >= now.rows.keys.length) return
      pending = { kind: 'moved', key, part }
      say(index, (messages, name, count) => messages.rowMoved(name, to + 1, count))
      now.rows.move(key, to)
    },
    step: (key, by, part) => actions.move(key, indexOf(key) + by, part),
    press: (event, key) => drag.press(event, key),
  }
  const drag = createRowPress(
    () => now,
    (key, to) => actions.move(key, to, 'handle'),
  )
  return {
    actions,
    endDrag: drag.end,
    follow: (drawn: DrawnRows, card: HTMLElement | null) => {
      now = drawn
      if (pending && card) moveFocus(card, drawn.rows, pending)
      pending = undefined
    },
  }
}

function moveFocus(card: HTMLElement, { keys, foldable }: RowsView, pending: Pending) {
  // Those of arrays in its rows come later.
  const rowAt = (index: number) => card.querySelector('[data-part="list"]')?.children[index]
  if (pending.kind === 'added') {
    const row = rowAt(keys.findIndex((key) => !pending.before.has(key)))
    if (!focusRow(row, 'body')) focusRow(row, 'toggle')
  } else if (pending.kind === 'moved') {
    focusRow(rowAt(keys.indexOf(pending.key)), pending.part)
  } else {
    const neighbour = rowAt(Math.min(pending.index, keys.length - 1))
    if (focusRow(neighbour, foldable ? 'toggle' : 'body')) return
    const add = card.querySelector<HTMLElement>(':scope > .mf-card-header [data-part="add"]')
    const rest = add ?? card
    rest.focus()
  }
}

const controls = 'input, textarea, select, button, [tabindex="0"]'

const canTakeFocus = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [aria-hidden="true"], [tabindex="-1"]') && element.closest('[hidden]') === null

const firstIn = (parent: Element | null): HTMLElement | undefined =>
  [...(parent?.querySelectorAll<HTMLElement>(controls) ?? [])].find(canTakeFocus)

/** Parts of a row that can be asked to take the focus, marked in the markup by `data-part`. */
type RowPart = 'handle' | 'toggle' | 'body' | 'up' | 'down'

/** Moves the focus to a part of a row, in the body to its first control. Says whether there was something to focus. */
const focusRow = (row: Element | undefined, part: RowPart): boolean => {
  const marked = row?.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? null
  const target = part === 'body' ? firstIn(marked) : marked
  target?.focus()
  return target !== undefined && target !== null
}
