import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import type { RowActions } from './useRowActions.ts'

/** What all rows of an array have in common; the same object while nothing of it changes. */
export interface RowList extends Pick<RowsView, 'foldable' | 'itemLabel' | 'canAdd' | 'canRemove' | 'render' | 'renderTitle'> {
  /** There are others to change places with. */
  readonly canMove: boolean
  readonly editable: boolean
  readonly messages: WidgetProps['messages']
  readonly actions: RowActions
  readonly onToggle: (key: string) => void
}

/** What the parts of one row have in common. They are functions, because none has a state; as components they are as fast. */
export interface RowParts {
  readonly rowKey: string
  /** Starts the DOM ids of the row. */
  readonly id: string
  /** DOM id of the element that holds the row's name. */
  readonly nameId: string
  readonly list: RowList
}
