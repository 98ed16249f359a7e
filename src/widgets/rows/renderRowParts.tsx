import type { KeyboardEvent } from 'react'
import { rowDrag } from './rowPress.ts'
import type { RowParts } from './rowList.ts'
import type { ClassOf } from '../../react/classNames.ts'
import { renderIcon } from '../../react/renderIcon.tsx'

/** By how many places a key moves a row. */
const rowKeys: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * What a row is dragged by. Tab passes it, for the buttons beside it do the same; once it has the focus, after a drag for instance, the arrow keys
 * move the row on.
 */
export function renderRowHandle(classOf: ClassOf, { rowKey, id, nameId, list: { messages, actions } }: RowParts) {
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
      className={classOf('icon-button', 'mf-row-handle')}
      data-part="handle"
      tabIndex={-1}
      id={handleId}
      aria-label={messages.dragRow}
      aria-labelledby={`${handleId} ${nameId}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onPointerEnter={rowDrag.preload}
      onPointerDown={(event) => actions.press(event, rowKey)}
      onKeyDown={moveByKey}
    />
  )
}

interface RowHead {
  readonly name: string
  readonly open: boolean
  readonly invalid: boolean
  /** DOM id of the fields that it shows and hides. */
  readonly bodyId: string
}

/** Title of a row, which folds it. Alt and the arrow keys move the row. */
export function renderRowToggle(classOf: ClassOf, { rowKey, nameId, list }: RowParts, { name, open, invalid, bodyId }: RowHead) {
  const { editable, messages, actions, onToggle, renderTitle } = list
  const moveByKey = (event: KeyboardEvent) => {
    const by = rowKeys[event.key]
    if (!editable || !event.altKey || by === undefined) return
    event.preventDefault()
    actions.step(rowKey, by, 'toggle')
  }
  return (
    <button
      type="button"
      className={classOf('row-toggle')}
      data-part="toggle"
      aria-expanded={open}
      aria-controls={open ? bodyId : undefined}
      aria-keyshortcuts={editable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
      onClick={() => onToggle(rowKey)}
      onKeyDown={moveByKey}
    >
      <span className={classOf('row-title')}>{renderTitle(rowKey)}</span>
      {/* Shown by the stylesheet where the title is empty. */}
      <span className="mf-row-name" id={nameId} data-part="name">
        {name}
      </span>
      {invalid && (
        <span className="mf-row-alert">
          {renderIcon('alert')}
          <span className="mf-visually-hidden">{messages.rowInvalid}</span>
        </span>
      )}
    </button>
  )
}

interface RowEnds {
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Up, down, duplicate and remove; their icons come from the stylesheet. At the ends a move is `aria-disabled` and not `disabled`, so that the focus is not lost on the way. */
export function renderRowButtons(classOf: ClassOf, { rowKey, id, nameId, list }: RowParts, { isFirst, isLast }: RowEnds) {
  const { messages, actions, canMove, canAdd, canRemove } = list
  const renderButton = (name: string, label: string, onClick: () => void, atEnd = false) => (
    <button
      type="button"
      className={classOf('icon-button')}
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
      {canMove && renderButton('up', messages.moveRowUp, () => actions.step(rowKey, -1, 'up'), isFirst)}
      {canMove && renderButton('down', messages.moveRowDown, () => actions.step(rowKey, 1, 'down'), isLast)}
      {canAdd && renderButton('duplicate', messages.duplicateRow, () => actions.duplicate(rowKey))}
      {canRemove && renderButton('remove', messages.removeRow, () => actions.remove(rowKey))}
    </span>
  )
}
