import type { PointerEvent } from 'react'
import { loadOnce } from '../../react/loadOnce.ts'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'

/** What drags rows: a form whose rows nobody drags goes without. */
export const rowDrag = loadOnce(() => import('./drag/startRowDrag.ts'))

/** What the handle of a row does with a press. */
export type PressHandle = (event: PointerEvent<HTMLElement>, key: string) => void

/** The rows as they were drawn last. */
export interface DrawnRows extends Pick<WidgetProps, 'messages' | 'announce'> {
  readonly rows: RowsView
}

/** Lets rows be dragged by their handles. Where a row would come to stand is said on the way. `end` is for rows that change meanwhile. */
export function createRowPress(drawn: () => DrawnRows, move: (key: string, to: number) => void) {
  let running: AbortController | undefined
  const press: PressHandle = (event, key) => {
    const { rows, messages, announce } = drawn()
    const handle: HTMLElement = event.currentTarget
    const { pointerId, clientY: y } = event
    const list = handle.closest<HTMLElement>('[data-part="list"]')
    if (list === null || !event.isPrimary || event.button !== 0) return
    const { signal } = (running = restart(running))
    let at = y
    // Safari does not focus what is pressed, and a finger nowhere.
    handle.focus({ preventScroll: true })
    handle.setPointerCapture(pointerId)
    handle.addEventListener('pointermove', ({ clientY }) => (at = clientY), { signal })
    rowDrag.load().then(
      ({ startRowDrag }) => {
        if (signal.aborted || !handle.hasPointerCapture(pointerId)) return
        startRowDrag({ handle, list, from: rows.keys.indexOf(key), y, at, signal, rows, messages, announce, onDrop: (to) => move(key, to) })
      },
      () => announce(messages.dragNotLoaded),
    )
  }
  return { press, end: () => running?.abort() }
}

function restart(running: AbortController | undefined): AbortController {
  running?.abort()
  return new AbortController()
}
