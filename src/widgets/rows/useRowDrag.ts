'use client'

import { useEffect, useLayoutEffect, useState, type PointerEvent } from 'react'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import { loadRowDrag } from './loadRowDrag.ts'
import type { RowActions } from './useRowActions.ts'

/** What the handle of a row does with a press. */
export type PressHandle = (event: PointerEvent<HTMLElement>, key: string) => void

interface Now extends Pick<RowsView, 'keys' | 'itemLabel'>, Pick<WidgetProps, 'messages' | 'announce'> {
  readonly actions: RowActions
}

/**
 * Lets rows be dragged by their handles. Where a row would come to stand is said on the way; rows that change meanwhile end the drag. The same function for the life of the array.
 */
export function useRowDrag(
  { keys, itemLabel }: RowsView,
  { messages, announce }: Pick<WidgetProps, 'messages' | 'announce'>,
  actions: RowActions,
): PressHandle {
  const now = { keys, itemLabel, messages, announce, actions }
  const [kept] = useState(() => createRowDrag(now))
  useLayoutEffect(() => kept.follow(now))
  useEffect(() => kept.end, [kept, keys])
  return kept.press
}

/** A drag of the rows as they were drawn last, which `follow` tells. */
function createRowDrag(start: Now) {
  let now = start
  let running: AbortController | undefined
  const press: PressHandle = (event, key) => {
    const { keys, itemLabel, messages, announce, actions } = now
    const handle: HTMLElement = event.currentTarget
    const { pointerId, clientY: y } = event
    const list = handle.closest<HTMLElement>('[data-part="list"]')
    if (list === null || !event.isPrimary || event.button !== 0) return
    const from = keys.indexOf(key)
    const name = messages.rowName(itemLabel, from + 1)
    const drag = new AbortController()
    let at = y
    running?.abort()
    running = drag
    // Safari does not focus what is pressed, and a finger nowhere.
    handle.focus({ preventScroll: true })
    handle.setPointerCapture(pointerId)
    handle.addEventListener('pointermove', ({ clientY }) => (at = clientY), { signal: drag.signal })
    loadRowDrag().then(
      (startRowDrag) => {
        if (drag.signal.aborted || !handle.hasPointerCapture(pointerId)) return
        startRowDrag({
          handle,
          list,
          from,
          y,
          at,
          signal: drag.signal,
          onOver: (to) => announce(messages.rowOver(name, to + 1, keys.length)),
          onDrop: (to) => actions.move(key, to, 'handle'),
          onCancel: () => announce(messages.dragCancelled(name)),
        })
      },
      () => announce(messages.dragNotLoaded),
    )
  }
  return {
    press,
    end: () => running?.abort(),
    follow: (drawn: Now) => {
      now = drawn
    },
  }
}
