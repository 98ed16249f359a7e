import type { RowBox } from './rowBoxes.ts'
import type { RowDrag } from './rowDrag.ts'

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
export function settleRows(list: HTMLElement, rows: readonly HTMLElement[]): void {
  delete list.dataset['dragging']
  for (const row of rows) {
    row.style.translate = ''
    delete row.dataset['dragged']
  }
}
