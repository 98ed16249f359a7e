'use client'

import { useRef, type ReactNode } from 'react'
import type { WidgetProps, RowsView } from '../../react/widgetProps.ts'
import { Card } from '../group/Card.tsx'
import { renderIcon } from '../../react/renderIcon.tsx'
import { RowItems } from './RowItems.tsx'
import { useOpenRows } from './useOpenRows.ts'
import { nameOfRow } from './nameOfRow.ts'
import { useRowEditing } from './useRowEditing.ts'
import { useClassName } from '../../react/classNames.ts'

/** An array as rows on one card: objects fold to a title, single values stand bare. */
export function Rows({ rows, ...props }: WidgetProps) {
  return rows && <RowsCard {...props} rows={rows} />
}

function RowsCard({ rows, ...props }: Omit<WidgetProps, 'rows'> & { readonly rows: RowsView }) {
  const classOf = useClassName()
  const { messages, announce, disabled, readOnly } = props
  const list = useRef<HTMLDivElement>(null)
  const { open, toggle } = useOpenRows(rows)
  const editable = !disabled && !readOnly
  const edit = useRowEditing({ rows, messages, announce }, list, editable)
  const { length } = rows.keys
  const count = length > 0 && (
    <span className="mf-count">
      <span className="mf-count-figure" aria-hidden="true">
        {length}
      </span>
      <span className="mf-visually-hidden">{messages.rowCount(length)}</span>
    </span>
  )
  const { removed } = rows
  const add = editable && rows.canAdd ? () => edit((actions) => actions.add()) : undefined
  // The row removed last can be brought back, with all it held.
  const restore = editable && removed ? () => edit((actions) => actions.restore()) : undefined
  // Of a fieldset whose own children change, browsers lay out the whole anew.
  const renderList = (below?: ReactNode) => (
    <div ref={list} className="mf-rows" onPaste={editable ? (event) => edit((actions) => actions.paste(event)) : undefined}>
      {length > 0 && <RowItems {...props} rows={rows} edit={edit} editable={editable} open={open} onToggle={toggle} />}
      {below}
    </div>
  )
  return (
    <Card widget={props} beside={count} rows={{ view: rows, add, restore, renderList }}>
      {renderList(
        <>
          <div className="mf-row-foot" data-part="foot">
            {length === 0 && <span className="mf-card-empty">{messages.noRows}</span>}
            {add && (
              <button type="button" className={classOf('button', 'mf-add')} data-variant="quiet" data-part="add" onClick={add}>
                {renderIcon('add')}
                {messages.addRow(rows.itemLabel)}
              </button>
            )}
          </div>
          {removed && restore && (
            <div className="mf-removed">
              <span>{messages.rowGone(nameOfRow({ rows, messages }, removed.index, removed.title))}</span>
              <button type="button" className={classOf('link')} onClick={restore}>
                {messages.undo}
              </button>
            </div>
          )}
        </>,
      )}
    </Card>
  )
}
