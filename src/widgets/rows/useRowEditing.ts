'use client'

import { useLayoutEffect, useState, type RefObject } from 'react'
import type { ElementTarget } from '../../react/elementTarget.ts'
import { isComposing } from '../../react/isComposing.ts'
import { localPart } from '../../react/localPart.ts'
import { focusRow } from './focusRow.ts'
import type { DrawnRows, EditRows, RowKeyPress } from './rowList.ts'

/** The code for editing rows, loaded on demand. */
export const rowEditing = localPart(() => import('./editing/createRowEditing.ts'))

/** Edits the rows of an array, and queues actions until the code is loaded. Returns the same functions for the lifetime of the array. */
export function useRowEditing(now: DrawnRows, card: RefObject<HTMLElement | null>) {
  const [kept] = useState(() => createEditing(now))
  // After each render and not only after new keys: an action that changed nothing must not move the focus later.
  useLayoutEffect(() => kept.follow(now, card.current))
  return kept
}

function createEditing(start: DrawnRows) {
  let now = start
  let cardNow: HTMLElement | null = null
  let editing: ReturnType<Awaited<ReturnType<typeof rowEditing.load>>['createRowEditing']> | undefined
  const edit: EditRows = (run) => {
    const loaded = rowEditing.current()
    if (loaded)
      run(
        (editing ??= loaded.createRowEditing(
          () => now,
          () => cardNow,
        )).actions,
      )
    else
      rowEditing.load().then(
        () => edit(run),
        () => now.announce(now.messages.notLoaded),
      )
  }
  let added: number | undefined
  /** Adds a row. The user types into it at once, so moving the focus must not wait for loading. */
  const add = (index: number) => {
    added = index
    now.rows.insert(index)
  }
  const onKey: RowKeyPress = (rowKey, event, classOf) => {
    const { key, target, nativeEvent } = event
    const { keys, canAdd } = now.rows
    // Selects, for instance, handle these keys themselves.
    if (event.defaultPrevented || isComposing(nativeEvent)) return
    if (/^Arrow[DU]/.test(key)) edit((rows) => rows.onKey(rowKey, event, classOf))
    else if (key === 'Enter' && canAdd && !event.repeat && (target as NonNullable<ElementTarget>).matches('input:not([type=checkbox])')) {
      event.preventDefault()
      add(keys.indexOf(rowKey) + 1)
    }
  }
  const follow = (drawn: DrawnRows, card: HTMLElement | null) => {
    const isLonger = drawn.rows.keys.length > now.rows.keys.length
    now = drawn
    cardNow = card
    if (!card) return
    if (added !== undefined && isLonger) focusRow(card, added, 'body')
    added = undefined
    editing?.follow(card)
  }
  return { edit, add, onKey, follow }
}
