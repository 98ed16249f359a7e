/** A press on a row's handle: becomes a drag when it has moved far enough, and a drag is either dropped or cancelled. */
export interface RowDrag {
  readonly phase: 'pressed' | 'dragging' | 'dropped' | 'cancelled' | 'unmoved'
  /** Index of the row that is dragged. */
  readonly from: number
  /** Index that it gets if dropped now. */
  readonly to: number
  /** Distance from its original position, in px; positive is down. */
  readonly offset: number
}

/** Causes for the end of a press: the button or finger is lifted, Escape, or the pointer or the row disappears. */
export type DragEnding = 'released' | 'escaped' | 'lost'

/** Movement in px that still counts as a press, since hands tremble. */
const threshold = 4

const endings: Readonly<Record<'pressed' | 'dragging', Readonly<Record<DragEnding, RowDrag['phase']>>>> = {
  pressed: { released: 'unmoved', escaped: 'unmoved', lost: 'unmoved' },
  dragging: { released: 'dropped', escaped: 'cancelled', lost: 'cancelled' },
}

/** A press on the row at an index. */
export const pressRow = (from: number): RowDrag => ({ phase: 'pressed', from, to: from, offset: 0 })

/** The pointer has moved, or the list has scrolled. */
export const moveRow = (drag: RowDrag, offset: number, to: number): RowDrag =>
  drag.phase === 'pressed' && Math.abs(offset) < threshold ? drag : { ...drag, phase: 'dragging', offset, to }

/** Ends the press. One that has ended already stays as it is. */
export const endDrag = (drag: RowDrag, ending: DragEnding): RowDrag =>
  drag.phase === 'pressed' || drag.phase === 'dragging' ? { ...drag, phase: endings[drag.phase][ending] } : drag
