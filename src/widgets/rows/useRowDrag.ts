import { useEffect, useRef, type PointerEvent } from 'react'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import { loadRowDrag } from './loadRowDrag.ts'
import type { RowActions } from './useRowActions.ts'

/** What the handle of the row at an index does with a press. */
export type PressHandle = (event: PointerEvent<HTMLElement>, index: number) => void

/** Lets rows be dragged by their handles. Where a row would come to stand is said on the way; rows that change meanwhile end the drag. */
export function useRowDrag(
  { keys, itemLabel }: RowsView,
  { messages, announce }: Pick<WidgetProps, 'messages' | 'announce'>,
  actions: RowActions,
): PressHandle {
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [keys])
  return (event, from) => {
    const handle: HTMLElement = event.currentTarget
    const { pointerId, clientY: y } = event
    const list = handle.closest<HTMLElement>('[data-part="list"]')
    if (list === null || !event.isPrimary || event.button !== 0) return
    const name = messages.rowName(itemLabel, from + 1)
    const drag = new AbortController()
    let at = y
    running.current?.abort()
    running.current = drag
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
          onDrop: (to) => actions.move(from, to, 'handle'),
          onCancel: () => announce(messages.dragCancelled(name)),
        })
      },
      () => announce(messages.dragNotLoaded),
    )
  }
}
