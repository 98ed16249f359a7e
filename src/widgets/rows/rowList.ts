import type { ClipboardEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import type { ClassOf } from '../../react/classNames.ts'
import type { RowMenuItem } from '../../react/slots/slotProps.ts'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'

/** What all rows of an array have in common; the same object while nothing of it changes. */
export interface RowList extends Pick<RowsView, 'foldable' | 'itemLabel' | 'canAdd' | 'canRemove' | 'render' | 'renderTitle'> {
  /** There are others to change places with. */
  readonly canMove: boolean
  readonly editable: boolean
  readonly messages: WidgetProps['messages']
  readonly edit: EditRows
  readonly onKey: RowKeyPress
  readonly onToggle: (key: string) => void
  /** Draws what stands in a row in place of the form's own. */
  readonly draw: DrawRow | undefined
}

export interface RowProps {
  readonly rowKey: string
  readonly id: string
  readonly list: RowList
  /** Where it stood when it was drawn last. */
  readonly index: number
  readonly open: boolean
  readonly invalid: boolean
}

/** Draws a row in place of the form's own. */
export type DrawRow = (own: ReactNode, row: RowProps) => ReactNode

/** What the parts of one row have in common. They are functions, because none has a state; as components they are as fast. */
export interface RowParts {
  readonly rowKey: string
  /** Starts the DOM ids of the row. */
  readonly id: string
  /** DOM id of the element that holds the row's name. */
  readonly nameId: string
  readonly list: RowList
}

/** Parts of a row that can be asked to take the focus, marked in the markup by `data-part`. */
export type RowPart = 'handle' | 'toggle' | 'menu' | 'remove' | 'body'

/** The rows as they were drawn last. */
export interface DrawnRows extends Pick<WidgetProps, 'messages' | 'announce'> {
  readonly rows: RowsView
}

/** Does something to rows, as soon as what that takes is loaded. */
export type EditRows = (run: (actions: RowActions) => void) => void

/** A key is pressed in the head of a row, or in a row of one value. */
export type RowKeyPress = (key: string, event: KeyboardEvent, classOf: ClassOf) => void

/** What is done to rows by hand. */
export interface RowActions {
  /** Adds a row above another (0) or below it (1). */
  readonly insert: (key: string, offset: 0 | 1) => void
  /** Copies a row into a new one after it. */
  readonly duplicate: (key: string) => void
  readonly remove: (key: string) => void
  /** Brings back the row removed last. */
  readonly restore: () => void
  /** A text is pasted in the list. */
  readonly paste: (event: ClipboardEvent, text: string, list: HTMLElement | null) => void
  /** Moves a row up or down by so many, where there is room; `part` is what keeps the focus. */
  readonly step: (key: string, by: number, part: RowPart) => void
  /** A part of the row is about to be used. */
  readonly preload: (part: 'drag' | 'menu') => void
  /** Hands over what can be done with a row, as soon as that is loaded: for a menu of the host's. */
  readonly readMenu: (key: string, take: (items: readonly RowMenuItem[]) => void) => void
  /** Opens the menu of a row at its button, or closes it; `fromEnd`: the last entry gets the focus. */
  readonly openMenu: (key: string, button: HTMLElement, classOf: ClassOf, fromEnd?: boolean) => void
  /** ArrowUp or ArrowDown is pressed in its head, or in a row of one value. */
  readonly onKey: RowKeyPress
  /** Its handle is pressed: the row follows the pointer. */
  readonly press: (key: string, handle: HTMLElement, event: PointerEvent) => void
}
