import type { RowMessages } from '../../../react/field/rowMessages.ts'
import type { RowActions } from '../rowList.ts'
import type { RowsView, WidgetProps } from '../../../react/widgetProps.ts'

/** One entry of a menu. */
export interface MenuItem {
  /** Marks it in the markup. */
  readonly name: string
  readonly label: string
  readonly run: () => void
  /** It stays in its place and does nothing: the row is at that end already. */
  readonly isOff: boolean
}

/** A row where it stands. */
export interface RowPlace {
  readonly messages: WidgetProps['messages'] & RowMessages
  readonly rowKey: string
  readonly rows: Pick<RowsView, 'keys' | 'canAdd' | 'canRemove'>
  readonly actions: RowActions
}

/** What can be done with a row. */
export function rowMenuItems({ rowKey, rows, messages, actions }: RowPlace): readonly MenuItem[] {
  const { keys, canAdd, canRemove } = rows
  const entry = (name: string, label: string, run: () => void, isOff = false): MenuItem => ({ name, label, run, isOff })
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
