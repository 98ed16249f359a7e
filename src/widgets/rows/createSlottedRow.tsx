import type { KeyboardEvent } from 'react'
import type { ClassOf } from '../../react/classNames.ts'
import type { SlotParts } from '../../react/formContext.ts'
import type { ButtonAttributes, RowMenuItem, RowSlotProps } from '../../react/slots/slotProps.ts'
import type { DrawRow, RowProps } from './rowList.ts'

/** A placeholder: only the form's own menu needs classes, and keys in a row rendered by the host never open that. */
const plainClass: ClassOf = (part) => part

/** Creates the function that renders rows with the host's component, each in its list item. */
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
  const { foldable, editable, itemLabel, messages, movingKeys, hasMenu, canRemove, edit, onKey } = list
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
  return {
    index,
    name,
    nameId,
    title: foldable ? list.renderTitle(rowKey, name) : name,
    invalid,
    open: isShown,
    children: isShown && (
      // The key events come from the control of the single value.
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
          'aria-keyshortcuts': movingKeys,
          onClick: () => list.onToggle(rowKey),
          onKeyDown,
        }
      : undefined,
    menu:
      foldable && hasMenu
        ? {
            button: { ...buttonOf('menu', messages.rowActions), 'aria-haspopup': 'menu' },
            readItems: () => new Promise<readonly RowMenuItem[]>((resolve) => edit((rows) => rows.readMenu(rowKey, resolve))),
          }
        : undefined,
    remove:
      !foldable && editable && canRemove
        ? {
            ...buttonOf('remove', messages.removeRow),
            'aria-keyshortcuts': movingKeys,
            onClick: () => edit((rows) => rows.remove(rowKey)),
            onKeyDown,
          }
        : undefined,
    messages,
  }
}
