import type { RowMessages } from '../../../react/field/rowMessages.ts'
import type { RowMenuItem } from '../../../react/slots/slotProps.ts'
import type { RowActions } from '../rowList.ts'
import type { RowsView, WidgetProps } from '../../../react/widgetProps.ts'

/** A row where it stands. */
export interface RowPlace {
  readonly messages: WidgetProps['messages'] & RowMessages
  readonly rowKey: string
  readonly rows: Pick<RowsView, 'keys' | 'canAdd' | 'canRemove'>
  readonly actions: RowActions
}

/** What can be done with a row. */
export function rowMenuItems({ rowKey, rows, messages, actions }: RowPlace): readonly RowMenuItem[] {
  const { keys, canAdd, canRemove } = rows
  const entry = (name: RowMenuItem['name'], label: string, run: () => void, isOff = false): RowMenuItem => ({ name, label, run, isOff })
  const moves = [
    entry('up', messages.moveRowUp, () => actions.step(rowKey, -1, 'menu'), rowKey === keys[0]),
    entry('down', messages.moveRowDown, () => actions.step(rowKey, 1, 'menu'), rowKey === keys.at(-1)),
  ]
  const additions = [
    entry('above', messages.insertRowAbove, () => actions.insert(rowKey, 0)),
    entry('below', messages.insertRowBelow, () => actions.insert(rowKey, 1)),
    entry('duplicate', messages.duplicateRow, () => actions.duplicate(rowKey)),
  ]
  const removal = [entry('remove', messages.removeRow, () => actions.remove(rowKey))]
  return [...(keys.length > 1 ? moves : []), ...(canAdd ? additions : []), ...(canRemove ? removal : [])]
}
