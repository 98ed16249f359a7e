import { createContext, useContext } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'

/** Where each row stands now, by its key. */
export const RowPositionsContext = createContext<ReadonlyMap<string, number>>(new Map())

interface RowNameProps {
  readonly rowKey: string
  readonly itemLabel: string
  readonly messages: WidgetProps['messages']
}

/** What a row is called by its number. Of a row whose number changes this alone is drawn anew. */
export function RowName({ rowKey, itemLabel, messages }: RowNameProps) {
  const index = useContext(RowPositionsContext).get(rowKey) ?? 0
  return messages.rowName(itemLabel, index + 1)
}
