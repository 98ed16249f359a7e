'use client'

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { loadOnce } from '../../react/loadOnce.ts'
import type { DrawnRows, EditRows } from './rowList.ts'

/** What changes rows by hand: a form without rows goes without. */
export const rowEditing = loadOnce(() => import('./editing/createRowEditing.ts'))

/** Lets the rows of an array be changed: loads the code for it once they are drawn, and queues what is done before that. The same function for the life of the array. */
export function useRowEditing({ rows, messages, announce }: DrawnRows, card: RefObject<HTMLElement | null>, editable: boolean): EditRows {
  const now = { rows, messages, announce }
  const [kept] = useState(() => createEditing(now))
  // After each render and not only after new keys: an action that changed nothing must not move the focus later.
  useLayoutEffect(() => kept.follow(now, card.current))
  useEffect(() => {
    if (editable) rowEditing.preload()
  }, [editable])
  return kept.edit
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
  const follow = (drawn: DrawnRows, card: HTMLElement | null) => {
    now = drawn
    if (card) editing?.follow(card)
  }
  return { edit, follow }
}
