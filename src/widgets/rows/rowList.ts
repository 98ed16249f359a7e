import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import type { RowActions } from './useRowActions.ts'
import type { PressHandle } from './useRowDrag.ts'

/** What all rows of an array have in common; the same object while nothing of it changes. */
export interface RowList extends Pick<RowsView, 'foldable' | 'itemLabel' | 'canAdd' | 'canRemove' | 'render' | 'renderTitle'> {
  /** There are others to change places with. */
  readonly canMove: boolean
  readonly editable: boolean
  readonly messages: WidgetProps['messages']
  readonly actions: RowActions
  readonly onToggle: (key: string) => void
  readonly onPressHandle: PressHandle
}
