'use client'

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { loadOnce } from '../../react/loadOnce.ts'
import { focusRow } from './focusRow.ts'
import type { DrawnRows, EditRows } from './rowList.ts'

/** What changes rows by hand: a form without rows goes without. */
export const rowEditing = loadOnce(() => import('./editing/createRowEditing.ts'))

/** Lets the rows of an array be changed: loads the code for it once they are drawn, and queues what is done before that. The same functions for the life of the array. */
export function useRowEditing({ rows, messages, announce }: DrawnRows, card: RefObject<HTMLElement | null>, editable: boolean) {
  const now = { rows, messages, announce }
  const [kept] = useState(() => createEditing(now))
  // After each render and not only after new keys: an action that changed nothing must not move the focus later.
  useLayoutEffect(() => kept.follow(now, card.current))
  useEffect(() => {
    if (editable) rowEditing.preload()
  }, [editable])
  return kept
}

function createEditing(start: DrawnRows) {
  let now = start
  let editing: ReturnType<Awaited<ReturnType<typeof rowEditing.load>>['createRowEditing']> | undefined
  const edit: EditRows = (run) => {
    const loaded = rowEditing.current()
    if (loaded) run((editing ??= loaded.createRowEditing(() => now)).actions)
    else
      rowEditing.load().then(
        () => edit(run),
        () => now.announce(now.messages.notLoaded),
      )
  }
  let isAdding = false
  /** Adds a row at the end. Its first letters are typed at once: the focus waits for nothing to be loaded. */
  const add = () => {
    isAdding = true
    now.rows.add()
  }
  const follow = (drawn: DrawnRows, card: HTMLElement | null) => {
    const before = now.rows.keys.length
    now = drawn
    if (!card) return
    if (isAdding && drawn.rows.keys.length > before && !focusRow(card, before, 'body')) focusRow(card, before, 'toggle')
    isAdding = false
    editing?.follow(card)
  }
  return { edit, add, follow }
}
