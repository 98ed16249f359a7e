/** One press on a row's handle: nothing but a press until it has moved far enough, then a drag that ends in one of two ways. */
export interface RowDrag {
  readonly phase: 'pressed' | 'dragging' | 'dropped' | 'cancelled' | 'unmoved'
  /** Index of the row that is dragged. */
  readonly from: number
  /** Index that it has when it is dropped now. */
  readonly to: number
  /** How far it stands from its place, in px; positive is down. */
  readonly offset: number
}

/** What can end a press: the button or finger goes up, Escape, or the pointer or the row goes away. */
export type DragEnding = 'released' | 'escaped' | 'lost'

/** A hand trembles: this far, in px, is still a press. */
const threshold = 4

const endings: Readonly<Record<'pressed' | 'dragging', Readonly<Record<DragEnding, RowDrag['phase']>>>> = {
  pressed: { released: 'unmoved', escaped: 'unmoved', lost: 'unmoved' },
  dragging: { released: 'dropped', escaped: 'cancelled', lost: 'cancelled' },
}

/** A press on the row at an index. */
export const pressRow = (from: number): RowDrag => ({ phase: 'pressed', from, to: from, offset: 0 })

/** The pointer has moved, or what is below it. */
export const moveRow = (drag: RowDrag, offset: number, to: number): RowDrag =>
  drag.phase === 'pressed' && Math.abs(offset) < threshold ? drag : { ...drag, phase: 'dragging', offset, to }

/** The press is over. What has ended stays as it ended. */
export const endDrag = (drag: RowDrag, ending: DragEnding): RowDrag =>
  drag.phase === 'pressed' || drag.phase === 'dragging' ? { ...drag, phase: endings[drag.phase][ending] } : drag
