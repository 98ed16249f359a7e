import type { KeyboardEvent } from 'react'
import { drawIcon } from '../../react/drawIcon.tsx'
import type { RowParts } from './rowList.ts'
import { rowKeys } from './rowKeys.ts'
import type { WritePart } from '../../react/usePart.ts'

interface RowHead {
  readonly name: string
  readonly open: boolean
  readonly invalid: boolean
  /** DOM id of the fields that it shows and hides. */
  readonly bodyId: string
}

/** Title of a row, which folds it. Alt and the arrow keys move the row. */
export function drawRowToggle(part: WritePart, { rowKey, nameId, list }: RowParts, { name, open, invalid, bodyId }: RowHead) {
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
      className={part('row-toggle')}
      data-part="toggle"
      aria-expanded={open}
      aria-controls={open ? bodyId : undefined}
      aria-keyshortcuts={editable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
      onClick={() => onToggle(rowKey)}
      onKeyDown={moveByKey}
    >
      <span className={part('row-title')}>{renderTitle(rowKey)}</span>
      {/* Shown by the stylesheet where the title is empty. */}
      <span className="mf-row-name" id={nameId} data-part="name">
        {name}
      </span>
      {invalid && (
        <span className="mf-row-alert">
          {drawIcon('alert')}
          <span className="mf-visually-hidden">{messages.rowInvalid}</span>
        </span>
      )}
    </button>
  )
}
