import type { KeyboardEvent } from 'react'
import { preloadRowDrag } from './loadRowDrag.ts'
import type { RowParts } from './rowList.ts'
import { rowKeys } from './rowKeys.ts'
import type { WritePart } from '../../react/usePart.ts'

/**
 * What a row is dragged by. Tab passes it, for the buttons beside it do the same; once it has the focus, after a drag for instance, the arrow keys
 * move the row on.
 */
export function drawRowHandle(part: WritePart, { rowKey, id, nameId, list: { messages, actions, onPressHandle } }: RowParts) {
  const moveByKey = (event: KeyboardEvent) => {
    const by = rowKeys[event.key]
    if (by === undefined) return
    event.preventDefault()
    actions.step(rowKey, by, 'handle')
  }
  const handleId = `${id}-handle`
  return (
    <button
      type="button"
      className={part('icon-button', 'mf-row-handle')}
      data-part="handle"
      tabIndex={-1}
      id={handleId}
      aria-label={messages.dragRow}
      aria-labelledby={`${handleId} ${nameId}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onPointerEnter={preloadRowDrag}
      onPointerDown={(event) => onPressHandle(event, rowKey)}
      onKeyDown={moveByKey}
    />
  )
}
