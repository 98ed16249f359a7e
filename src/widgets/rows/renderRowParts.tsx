import type { ButtonHTMLAttributes } from 'react'
import type { RowPart, RowParts } from './rowList.ts'
import type { ClassOf } from '../../react/classNames.ts'
import { renderIcon } from '../../react/renderIcon.tsx'

type Attributes = ButtonHTMLAttributes<HTMLButtonElement>

/** A button of a row; its icon comes from the stylesheet. */
const renderButton = (classOf: ClassOf, { id, nameId }: RowParts, part: RowPart, label: string, attributes: Attributes) => (
  <button
    type="button"
    className={classOf('icon-button', `mf-row-${part}`)}
    data-part={part}
    id={`${id}-${part}`}
    aria-label={label}
    aria-labelledby={`${id}-${part} ${nameId}`}
    {...attributes}
  />
)

/** A button that opens the menu of a row: the one with the dots, or the handle. */
export const renderMenuOpener = (classOf: ClassOf, parts: RowParts, part: 'handle' | 'menu', label: string, attributes?: Attributes) => {
  const { rowKey, list } = parts
  const preload = () => list.edit((rows) => rows.preload(part))
  return renderButton(classOf, parts, part, label, {
    'aria-haspopup': 'menu',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event) => list.edit((rows) => rows.openMenu(rowKey, event, classOf)),
    ...attributes,
  })
}

/**
 * The handle of a row: dragging it moves the row, a press opens its menu. While it has the focus, after a drag for instance, the arrow keys
 * move the row. In the tab order only if the row has no other button: controls such as selects use the keys that would move it.
 */
export const renderRowHandle = (classOf: ClassOf, parts: RowParts) => {
  const { rowKey, list } = parts
  return renderMenuOpener(classOf, parts, 'handle', list.messages.dragRow, {
    tabIndex: list.foldable || list.canRemove ? -1 : 0,
    'aria-keyshortcuts': 'ArrowUp ArrowDown',
    onPointerDown: (event) => list.edit((rows) => rows.press(rowKey, event)),
  })
}

/** The only button of a row of a single value: Enter adds a row, and Alt with the arrow keys moves it. */
export const renderRemove = (classOf: ClassOf, parts: RowParts) => {
  const { rowKey, list } = parts
  return renderButton(classOf, parts, 'remove', list.messages.removeRow, {
    'aria-keyshortcuts': list.movingKeys,
    onClick: () => list.edit((rows) => rows.remove(rowKey)),
  })
}

interface RowHead {
  readonly name: string
  readonly open: boolean
  readonly invalid: boolean
  /** DOM id of the fields that it shows and hides. */
  readonly bodyId: string
}

/** The title of a row, a button that folds it. */
export function renderRowToggle(classOf: ClassOf, { rowKey, nameId, list }: RowParts, { name, open, invalid, bodyId }: RowHead) {
  const { movingKeys, messages, onToggle, renderTitle } = list
  return (
    <button
      type="button"
      className={classOf('row-toggle')}
      data-part="toggle"
      aria-expanded={open}
      aria-controls={open ? bodyId : undefined}
      aria-keyshortcuts={movingKeys}
      onClick={() => onToggle(rowKey)}
    >
      <span className="mf-row-heading" id={nameId}>
        <span className={classOf('row-title')}>{renderTitle(rowKey)}</span>
        {/* Shown by the stylesheet where the title is empty. */}
        <span className="mf-row-name" data-part="name">
          {name}
        </span>
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
