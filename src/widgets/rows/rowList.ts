import type { ClipboardEvent, KeyboardEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import type { ClassOf } from '../../react/classNames.ts'
import type { RowMenuItem } from '../../react/slots/slotProps.ts'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'

/** What all rows of an array share; the same object until something in it changes. */
export interface RowList extends Pick<RowsView, 'foldable' | 'itemLabel' | 'canRemove' | 'render' | 'renderTitle'> {
  /** Rows can be moved: there are several, and they are editable. */
  readonly canMove: boolean
  /** The keys that move a row while its header, or single value, has the focus; `undefined` if none can be moved. */
  readonly movingKeys: string | undefined
  /** The menu of a row has entries. */
  readonly hasMenu: boolean
  readonly editable: boolean
  readonly messages: WidgetProps['messages']
  readonly edit: EditRows
  readonly onKey: RowKeyPress
  readonly onToggle: (key: string) => void
  /** Renders the content of a row with the host's component. */
  readonly draw: DrawRow | undefined
}

export interface RowProps {
  readonly rowKey: string
  readonly id: string
  readonly list: RowList
  /** Index at the last render. */
  readonly index: number
  readonly open: boolean
  readonly invalid: boolean
}

/** Renders a row with the host's component; `own` is the form's own content. */
export type DrawRow = (own: ReactNode, row: RowProps) => ReactNode

/** What the parts of one row share. The parts are functions, because none has state; components are just as fast. */
export interface RowParts {
  readonly rowKey: string
  /** Starts the DOM ids of the row. */
  readonly id: string
  /** DOM id of the element that holds the row's name. */
  readonly nameId: string
  readonly list: RowList
}

/** Parts of a row that can be focused, marked in the markup by `data-part`. */
export type RowPart = 'handle' | 'toggle' | 'menu' | 'remove' | 'body'

/** The rows of the last render. */
export interface DrawnRows extends Pick<WidgetProps, 'messages' | 'announce'> {
  readonly rows: RowsView
}

/** Runs an action on rows, once its code is loaded. */
export type EditRows = (run: (actions: RowActions) => void) => void

/** A key is pressed in the head of a row, or in a row of one value. */
export type RowKeyPress = (key: string, event: KeyboardEvent, classOf: ClassOf) => void

/** The actions on rows. */
export interface RowActions {
  /** Adds a row above another (0) or below it (1). */
  readonly insert: (key: string, offset: 0 | 1) => void
  /** Copies a row into a new one after it. */
  readonly duplicate: (key: string) => void
  readonly remove: (key: string) => void
  /** Restores the row removed last. */
  readonly restore: () => void
  /** A text is pasted in the list. */
  readonly paste: (event: ClipboardEvent, text: string, list: HTMLElement | null) => void
  /** Moves a row by a number of positions, if possible; `part` keeps the focus. */
  readonly step: (key: string, by: number, part: RowPart) => void
  /** A part of the row is about to be used. */
  readonly preload: (part: 'handle' | 'menu') => void
  /** Passes the menu entries of a row on, once they are loaded: for the host's own menu. */
  readonly readMenu: (key: string, take: (items: readonly RowMenuItem[]) => void) => void
  /** Opens the menu of a row at the button with the event, or closes it; `fromEnd`: the last entry gets the focus. */
  readonly openMenu: (key: string, event: SyntheticEvent, classOf: ClassOf, fromEnd?: boolean) => void
  /** ArrowUp or ArrowDown in the header of a row, or in a row of a single value. */
  readonly onKey: RowKeyPress
  /** Its handle is pressed: the row follows the pointer. */
  readonly press: (key: string, event: PointerEvent) => void
}
