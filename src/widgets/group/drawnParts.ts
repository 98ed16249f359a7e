'use client'

import { createContext, type ReactNode } from 'react'
import type { ButtonAttributes } from '../../react/slots/slotProps.ts'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import type { DrawRow } from '../rows/rowList.ts'

export interface CardProps {
  readonly widget: Omit<WidgetProps, 'rows'>
  /** Shown beside the label: a count, or the summary of a folded group. */
  readonly beside?: ReactNode
  /** The button that folds the card; it contains the title. */
  readonly fold?: ButtonAttributes | undefined
  /** Only of an array. */
  readonly rows?: CardRows
  readonly children: ReactNode
}

/** The rows on a card, with the actions on them if they can be edited. */
export interface CardRows {
  readonly view: RowsView
  readonly add: (() => void) | undefined
  readonly restore: (() => void) | undefined
  /** The list without the card. */
  readonly renderList: () => ReactNode
}

/** Renders cards and rows with the host's components, if there are any. */
export interface DrawnParts {
  readonly card?: (own: ReactNode, card: CardProps) => ReactNode
  readonly row?: DrawRow
}

export const DrawnPartsContext = createContext<DrawnParts>({})
