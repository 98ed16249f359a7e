/** Position of a row in its list and its height, in px, without any transform. */
export interface RowBox {
  readonly top: number
  readonly height: number
}

/** The layout boxes of rows. */
export const measureRows = (rows: readonly HTMLElement[]): readonly RowBox[] =>
  rows.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }))

const middleOf = ({ top, height }: RowBox): number => top + height / 2
const bottomOf = ({ top, height }: RowBox): number => top + height

/** `offset` so that the row at `from` stays within its list. */
export function limitOffset(boxes: readonly RowBox[], from: number, offset: number): number {
  const [first, own, last] = [boxes[0], boxes[from], boxes.at(-1)]
  if (first === undefined || own === undefined || last === undefined) return 0
  return Math.min(Math.max(offset, first.top - own.top), bottomOf(last) - bottomOf(own))
}

/** The index for the row at `from` when dragged by `offset` px: beyond each row whose middle its own edge has passed. */
export function targetIndex(boxes: readonly RowBox[], from: number, offset: number): number {
  const own = boxes[from]
  if (own === undefined) return from
  const above = boxes.findIndex((box) => own.top + offset < middleOf(box))
  if (above !== -1 && above < from) return above
  const passed = boxes.filter((box) => bottomOf(own) + offset > middleOf(box))
  return Math.max(from, passed.length - 1)
}
