'use client'

import { createContext, type ReactNode } from 'react'
import type { ButtonAttributes } from '../../react/slots/slotProps.ts'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import type { DrawRow } from '../rows/rowList.ts'

export interface CardProps {
  readonly widget: Omit<WidgetProps, 'rows'>
  /** What stands beside the label: a count, a heading of what is folded away. */
  readonly beside?: ReactNode
  /** Of the button that folds the card; its title stands in that. */
  readonly fold?: ButtonAttributes | undefined
  /** Of an array. */
  readonly rows?: CardRows
  readonly children: ReactNode
}

/** The rows on a card, with what can be done about them where anything can. */
export interface CardRows {
  readonly view: RowsView
  readonly add: (() => void) | undefined
  readonly restore: (() => void) | undefined
  /** The list alone. */
  readonly renderList: () => ReactNode
}

/** What draws cards and rows in place of the form's own, where a host has parts for them. */
export interface DrawnParts {
  readonly card?: (own: ReactNode, card: CardProps) => ReactNode
  readonly row?: DrawRow
}

export const DrawnPartsContext = createContext<DrawnParts>({})
