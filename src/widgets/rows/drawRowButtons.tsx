import type { RowParts } from './rowList.ts'
import type { WritePart } from '../../react/usePart.ts'

interface RowEnds {
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Up, down, duplicate and remove; their icons come from the stylesheet. At the ends a move is `aria-disabled` and not `disabled`, so that the focus is not lost on the way. */
export function drawRowButtons(part: WritePart, { rowKey, id, nameId, list }: RowParts, { isFirst, isLast }: RowEnds) {
  const { messages, actions, canMove, canAdd, canRemove } = list
  const draw = (name: string, label: string, onClick: () => void, atEnd = false) => (
    <button
      type="button"
      className={part('icon-button')}
      data-part={name}
      id={`${id}-${name}`}
      aria-label={label}
      aria-labelledby={`${id}-${name} ${nameId}`}
      aria-disabled={atEnd || undefined}
      onClick={onClick}
    />
  )
  return (
    <span className="mf-row-buttons">
      {canMove && draw('up', messages.moveRowUp, () => actions.step(rowKey, -1, 'up'), isFirst)}
      {canMove && draw('down', messages.moveRowDown, () => actions.step(rowKey, 1, 'down'), isLast)}
      {canAdd && draw('duplicate', messages.duplicateRow, () => actions.duplicate(rowKey))}
      {canRemove && draw('remove', messages.removeRow, () => actions.remove(rowKey))}
    </span>
  )
}
