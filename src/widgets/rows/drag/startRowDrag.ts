import { nameOfRow } from '../nameOfRow.ts'
import type { RowMessages } from '../../../react/field/rowMessages.ts'
import type { DrawnRows } from '../rowList.ts'
import { startAutoScroll } from './autoScroll.ts'
import { limitOffset, measureRows, targetIndex, type RowBox } from './rowBoxes.ts'
import { endDrag, moveRow, pressRow, type DragEnding, type RowDrag } from './rowDrag.ts'

/** A press on the handle of a row, and the listeners for what becomes of it. */
interface RowPress extends DrawnRows {
  readonly messages: DrawnRows['messages'] & RowMessages
  /** It has captured the pointer. */
  readonly handle: HTMLElement
  readonly from: number
  /** Height in the window at which it was pressed, in px. */
  readonly y: number
  /** Where the pointer has come to since. */
  readonly at: number
  readonly onDrop: (to: number) => void
}

/** Follows a press until it ends: with the mouse, a pen or a finger. Escape puts the row back where it was. */
export function startRowDrag({ handle, from, y, at, rows: view, messages, announce, onDrop }: RowPress): void {
  const list = handle.closest<HTMLElement>('[data-part="list"]')
  if (list === null) return
  const name = nameOfRow({ rows: view, messages }, from)
  const rows = [...list.children].filter((child) => child instanceof HTMLElement)
  const listTop = () => list.getBoundingClientRect().top
  const startTop = listTop()
  const listeners = new AbortController()
  let drag = pressRow(from)
  let pointerY = at
  const follow = () => {
    const boxes = measureRows(rows)
    // What scrolls below a resting pointer moves the row as well.
    const offset = limitOffset(boxes, from, pointerY - y - (listTop() - startTop))
    const { to } = drag
    drag = moveRow(drag, offset, targetIndex(boxes, from, offset))
    if (drag.phase === 'dragging') shiftRows(list, rows, boxes, drag)
    // Dropped now, the row would come to stand there.
    if (drag.to !== to) announce(messages.rowOver(name, drag.to + 1, view.keys.length))
  }
  const stopScrolling = startAutoScroll(list, () => {
    if (!list.isConnected) end('lost')
    return drag.phase === 'dragging' ? pointerY : undefined
  })
  // The rows are not what they were.
  const watch = new MutationObserver(() => end('lost'))
  watch.observe(list, { childList: true })
  const end = (ending: DragEnding) => {
    drag = endDrag(drag, ending)
    listeners.abort()
    stopScrolling()
    watch.disconnect()
    clearShifts(list, rows)
    if (drag.phase === 'dropped') onDrop(drag.to)
    if (drag.phase === 'cancelled') announce(messages.dragCancelled(name))
  }
  const moveTo = (y = pointerY) => {
    pointerY = y
    follow()
  }
  listen(handle, { moveTo, end, isDragging: () => drag.phase === 'dragging', signal: listeners.signal })
  follow()
}

interface DragListener {
  /** The pointer is at another height in the window, or what is below it has moved. */
  readonly moveTo: (y?: number) => void
  readonly end: (ending: DragEnding) => void
  readonly isDragging: () => boolean
  readonly signal: AbortSignal
}

/** Tells what a pointer that a handle has captured does. */
function listen(handle: HTMLElement, { moveTo, end, isDragging, signal }: DragListener): void {
  const options = { signal }
  handle.addEventListener('pointermove', ({ clientY }) => moveTo(clientY), options)
  handle.addEventListener('pointerup', () => end('released'), options)
  handle.addEventListener('pointercancel', () => end('lost'), options)
  handle.addEventListener('lostpointercapture', () => end('lost'), options)
  // A finger that rests a while asks for the menu of the browser, which would end the drag.
  handle.addEventListener('contextmenu', (event) => event.preventDefault(), options)
  // A drag is no swipe: after one, the browser takes the next tap for what stops it, and clicks nothing.
  handle.addEventListener('touchmove', (event) => event.cancelable && event.preventDefault(), { signal, passive: false })
  window.addEventListener('scroll', () => moveTo(), { ...options, capture: true })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDragging()) return
      // On its way down, because a dialog around the form takes Escape for itself.
      event.preventDefault()
      event.stopPropagation()
      end('escaped')
    },
    { ...options, capture: true },
  )
}

/** How far the row at an index moves for the eye, in px: the dragged one with the pointer, those it has passed into the gap. */
const shiftOf = ({ from, to, offset }: RowDrag, index: number, height: number): number => {
  if (index === from) return offset
  if (index > from && index <= to) return -height
  return index < from && index >= to ? height : 0
}

/** Shows a drag: nothing is drawn anew and nothing changes places before the drop. */
export function shiftRows(list: HTMLElement, rows: readonly HTMLElement[], boxes: readonly RowBox[], drag: RowDrag): void {
  const height = boxes[drag.from]?.height ?? 0
  list.dataset['dragging'] = 'true'
  for (const [index, row] of rows.entries()) {
    const shift = shiftOf(drag, index, height)
    row.style.translate = shift === 0 ? '' : `0 ${shift}px`
    if (index === drag.from) row.dataset['dragged'] = 'true'
  }
}

/** Takes back what `shiftRows` did. */
export function clearShifts(list: HTMLElement, rows: readonly HTMLElement[]): void {
  delete list.dataset['dragging']
  for (const row of rows) {
    row.style.translate = ''
    delete row.dataset['dragged']
  }
}
