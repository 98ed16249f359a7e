import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import { focusRow, type RowPart } from './focusRow.ts'

/** Where the focus goes once the rows have been drawn anew. */
type Pending =
  | { readonly kind: 'added'; readonly before: ReadonlySet<string> }
  | { readonly kind: 'removed'; readonly index: number }
  | { readonly kind: 'restored'; readonly index: number }
  | { readonly kind: 'moved'; readonly key: string; readonly part: RowPart }

export interface RowActions {
  readonly add: () => void
  /** Copies the row at an index into a new one after it. */
  readonly duplicate: (index: number) => void
  readonly remove: (index: number) => void
  /** Brings back the row removed last. */
  readonly restore: () => void
  /** Moves the row at an index to another; `part` is what keeps the focus. Nothing happens where it is there already, or beyond either end. */
  readonly move: (index: number, to: number, part: RowPart) => void
}

type RowSpeech = Pick<WidgetProps, 'messages' | 'announce'>

/**
 * Add, duplicate, remove and move with what a keyboard and a screen reader need: the focus follows into a new row, to the neighbour of a removed one,
 * and stays on the button that moved a row; what happened to rows is said.
 */
export function useRowActions(rows: RowsView, { messages, announce }: RowSpeech, card: RefObject<HTMLElement | null>): RowActions {
  const pending = useRef<Pending | undefined>(undefined)
  // After each render and not only after new keys: an action that changed nothing must not move the focus later.
  useLayoutEffect(() => {
    if (pending.current && card.current) settleFocus(card.current, rows, pending.current)
    pending.current = undefined
  })
  const { keys, itemLabel } = rows
  const actions: RowActions = {
    add: () => {
      pending.current = { kind: 'added', before: new Set(keys) }
      rows.add()
    },
    duplicate: (index) => {
      const key = keys[index]
      if (key === undefined) return
      pending.current = { kind: 'added', before: new Set(keys) }
      announce(messages.rowDuplicated(messages.rowName(itemLabel, index + 1)))
      rows.duplicate(key)
    },
    remove: (index) => {
      const key = keys[index]
      if (key === undefined) return
      pending.current = { kind: 'removed', index }
      announce(messages.rowRemoved(messages.rowName(itemLabel, index + 1), keys.length - 1))
      rows.remove(key)
    },
    restore: () => {
      if (rows.removed === undefined) return
      const { index } = rows.removed
      pending.current = { kind: 'restored', index }
      announce(messages.rowRestored(messages.rowName(itemLabel, index + 1)))
      rows.removed.restore()
    },
    move: (index, to, part) => {
      const key = keys[index]
      if (key === undefined || to === index || to < 0 || to >= keys.length) return
      pending.current = { kind: 'moved', key, part }
      announce(messages.rowMoved(messages.rowName(itemLabel, index + 1), to + 1, keys.length))
      rows.move(key, to)
    },
  }
  return actions
}

function settleFocus(card: HTMLElement, { keys, foldable }: RowsView, pending: Pending) {
  const rowAt = (index: number) => card.querySelectorAll(':scope > [data-part="list"] > li')[index]
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
