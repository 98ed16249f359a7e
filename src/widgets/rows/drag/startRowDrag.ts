import { nameOfRow } from '../nameOfRow.ts'
import { listen } from '../../../react/listen.ts'
import type { RowMessages } from '../../../react/field/rowMessages.ts'
import type { DrawnRows } from '../rowList.ts'
import { startAutoScroll } from './autoScroll.ts'
import { limitOffset, measureRows, targetIndex, type RowBox } from './rowBoxes.ts'
import { endDrag, moveRow, pressRow, type DragEnding, type RowDrag } from './rowDrag.ts'

/** A press on the handle of a row, and the callbacks for its outcome. */
interface RowPress extends DrawnRows {
  readonly messages: DrawnRows['messages'] & RowMessages
  /** It has captured the pointer. */
  readonly handle: HTMLElement
  readonly from: number
  /** Vertical position of the press in the viewport, in px. */
  readonly pressY: number
  /** The same of the pointer now: it may have moved while this code was loading. */
  readonly pointerY: number
  /** The press becomes a drag. */
  readonly onStart: () => void
  readonly onDrop: (to: number) => void
}

/** Handles a press until it ends, by mouse, pen or touch. Escape returns the row to its original position. */
export function startRowDrag({ handle, from, pressY, pointerY: lastY, rows: view, messages, announce, onStart, onDrop }: RowPress): void {
  const list = handle.closest<HTMLElement>('[data-part="list"]')
  if (list === null) return
  const name = nameOfRow({ rows: view, messages }, from)
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > *')]
  const listTop = () => list.getBoundingClientRect().top
  // Of `zoom` and `transform` around the list: the pointer and rectangles are measured with them, heights and styles without.
  const scale = list.getBoundingClientRect().height / list.offsetHeight || 1
  const startTop = listTop()
  let drag = pressRow(from)
  let pointerY = lastY
  const follow = () => {
    const boxes = measureRows(rows)
    // Scrolling below a resting pointer moves the row too.
    const offset = limitOffset(boxes, from, (pointerY - pressY - (listTop() - startTop)) / scale)
    const { to, phase } = drag
    drag = moveRow(drag, offset, targetIndex(boxes, from, offset))
    if (drag.phase !== phase) {
      ignoreNextClick(handle)
      onStart()
    }
    if (drag.phase === 'dragging') shiftRows(list, rows, boxes, drag)
    // Announces the position at which the row would be dropped.
    if (drag.to !== to) announce(messages.rowOver(name, drag.to + 1, view.keys.length))
  }
  const stopScrolling = startAutoScroll(list, () => {
    if (!list.isConnected) end('lost')
    return drag.phase === 'dragging' ? pointerY : undefined
  })
  // The rows have changed.
  const watch = new MutationObserver(() => end('lost'))
  watch.observe(list, { childList: true })
  const end = (ending: DragEnding) => {
    drag = endDrag(drag, ending)
    stopListening()
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
  const stopListening = followPointer(handle, { moveTo, end, isDragging: () => drag.phase === 'dragging' })
  follow()
}

/** The release after a drag counts as a click. One without a press, by keyboard or an assistive technology, has no count. */
function ignoreNextClick(handle: HTMLElement): void {
  const click = (event: MouseEvent) => {
    stop()
    if (event.detail > 0) event.stopPropagation()
  }
  const stop = listen(handle, { click, pointerdown: () => stop() })
}

interface DragListener {
  /** The pointer has moved vertically, or the content has scrolled below it. */
  readonly moveTo: (y?: number) => void
  readonly end: (ending: DragEnding) => void
  readonly isDragging: () => boolean
}

/** Handles the events of a pointer that a handle has captured, until the returned function is called. */
function followPointer(handle: HTMLElement, { moveTo, end, isDragging }: DragListener): () => void {
  const stopHandle = listen(handle, {
    pointermove: ({ clientY }) => moveTo(clientY),
    pointerup: () => end('released'),
    pointercancel: () => end('lost'),
    lostpointercapture: () => end('lost'),
    // A long touch opens the browser's context menu, which would end the drag.
    contextmenu: (event) => event.preventDefault(),
  })
  const keydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging()) return
    // In the capturing phase, because a dialog around the form handles Escape too.
    event.preventDefault()
    event.stopPropagation()
    end('escaped')
  }
  const stopPage = listen(handle.ownerDocument.defaultView, { scroll: () => moveTo(), keydown }, { capture: true })
  return () => {
    stopHandle()
    stopPage()
  }
}

/** How far the row at an index is shifted visually, in px: the dragged one with the pointer, those it has passed into the gap. */
const shiftOf = ({ from, to, offset }: RowDrag, index: number, height: number): number => {
  if (index === from) return offset
  if (index > from && index <= to) return -height
  return index < from && index >= to ? height : 0
}

/** Shows a drag by transforms only: nothing renders or changes its order before the drop. */
function shiftRows(list: HTMLElement, rows: readonly HTMLElement[], boxes: readonly RowBox[], drag: RowDrag): void {
  const height = boxes[drag.from]?.height ?? 0
  list.dataset['dragging'] = 'true'
  for (const [index, row] of rows.entries()) {
    const shift = shiftOf(drag, index, height)
    row.style.translate = shift === 0 ? '' : `0 ${shift}px`
    if (index === drag.from) row.dataset['dragged'] = 'true'
  }
}

/** Reverts `shiftRows`. */
function clearShifts(list: HTMLElement, rows: readonly HTMLElement[]): void {
  delete list.dataset['dragging']
  for (const row of rows) {
    row.style.translate = ''
    delete row.dataset['dragged']
  }
}
