'use client'

import { useClassName } from '../../../react/classNames.ts'
import { rowTexts } from '../../../react/field/rowMessages.ts'
import type { RowsView, WidgetProps } from '../../../react/widgetProps.ts'
import { nameOfRow } from '../nameOfRow.ts'

interface RemovalProps extends Pick<WidgetProps, 'messages'> {
  readonly rows: RowsView
  /** Absent if there is no such row. */
  readonly restore: (() => void) | undefined
}

/** Shows which row was removed last, with a button that restores it. */
export function Removal({ rows, messages, restore }: RemovalProps) {
  const classOf = useClassName()
  const { removed } = rows
  if (removed === undefined) return null
  return (
    <div className="mf-removed">
      <span>{rowTexts(messages).rowGone(nameOfRow({ rows, messages }, removed.index, removed.title))}</span>
      <button type="button" className={classOf('link')} onClick={restore}>
        {messages.undo}
      </button>
    </div>
  )
}
