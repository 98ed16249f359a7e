import type { KeyboardEvent } from 'react'
import type { ClassOf } from '../../react/classNames.ts'
import type { SlotParts } from '../../react/formContext.ts'
import type { ButtonAttributes, RowMenuItem, RowSlotProps } from '../../react/slots/slotProps.ts'
import type { DrawRow, RowProps } from './rowList.ts'

/** Move a row whose head, or single value, has the focus. */
const movingKeys = 'Alt+ArrowUp Alt+ArrowDown'

/** No menu of the form's is ever opened by the keys of a part of the host's. */
const plainClass: ClassOf = (part) => part

/** Creates what draws rows by a part of the host's, each in its list item. */
export const createSlottedRow =
  (draw: SlotParts['draw']): DrawRow =>
  (own, row) =>
    draw(
      'row',
      own,
      () => slotPropsOf(row),
      (part) => <li data-invalid={row.invalid || undefined}>{part}</li>,
    )

function slotPropsOf({ rowKey, id, list, index, open, invalid }: RowProps): RowSlotProps {
  const { foldable, editable, itemLabel, messages, canMove, canAdd, canRemove, edit, onKey } = list
  const onKeyDown = editable ? (event: KeyboardEvent) => onKey(rowKey, event, plainClass) : undefined
  const nameId = `${id}-name`
  const name = messages.rowName(itemLabel, index + 1)
  const bodyId = `${id}-fields`
  const isShown = open || !foldable
  const buttonOf = (part: string, label: string): ButtonAttributes => ({
    id: `${id}-${part}`,
    'data-part': part,
    'aria-label': label,
    'aria-labelledby': `${id}-${part} ${nameId}`,
  })
  const keys = editable && canMove ? movingKeys : undefined
  return {
    index,
    name,
    nameId,
    title: foldable ? list.renderTitle(rowKey, name) : name,
    invalid,
    open: isShown,
    children: isShown && (
      // The keys of a single value are those of what is in it.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div id={bodyId} data-part="body" onKeyDown={foldable ? undefined : onKeyDown}>
        {list.render(rowKey)}
      </div>
    ),
    toggle: foldable
      ? {
          'data-part': 'toggle',
          'aria-expanded': open,
          'aria-controls': open ? bodyId : undefined,
          'aria-keyshortcuts': keys,
          onClick: () => list.onToggle(rowKey),
          onKeyDown,
        }
      : undefined,
    menu:
      foldable && editable && (canMove || canAdd || canRemove)
        ? {
            button: { ...buttonOf('menu', messages.rowActions), 'aria-haspopup': 'menu' },
            readItems: () => new Promise<readonly RowMenuItem[]>((resolve) => edit((rows) => rows.readMenu(rowKey, resolve))),
          }
        : undefined,
    remove:
      !foldable && editable && canRemove
        ? {
            ...buttonOf('remove', messages.removeRow),
            'aria-keyshortcuts': keys,
            onClick: () => edit((rows) => rows.remove(rowKey)),
            onKeyDown,
          }
        : undefined,
    messages,
  }
}
