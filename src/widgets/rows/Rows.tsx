'use client'

import { useRef } from 'react'
import type { WidgetProps, RowsView } from '../../react/widgetProps.ts'
import { Card } from '../group/Card.tsx'
import { renderIcon } from '../../react/renderIcon.tsx'
import { RowItems } from './RowItems.tsx'
import { useOpenRows } from './useOpenRows.ts'
import { useRowActions } from './useRowActions.ts'
import { useClassName } from '../../react/classNames.ts'

/** An array as rows on one card: objects fold to a title, single values stand bare. */
export function Rows({ rows, ...props }: WidgetProps) {
  return rows && <RowsCard {...props} rows={rows} />
}

function RowsCard({ rows, ...props }: Omit<WidgetProps, 'rows'> & { readonly rows: RowsView }) {
  const classOf = useClassName()
  const { messages, disabled, readOnly } = props
  const card = useRef<HTMLFieldSetElement>(null)
  const { open, toggle } = useOpenRows(rows)
  const actions = useRowActions(rows, props, card)
  const editable = !disabled && !readOnly
  const beside = (
    <>
      <span className="mf-count">
        <span className="mf-count-figure" aria-hidden="true">
          {rows.keys.length}
        </span>
        <span className="mf-visually-hidden">{messages.rowCount(rows.keys.length)}</span>
      </span>
      {editable && rows.canAdd && (
        <button type="button" className={classOf('button', 'mf-add')} data-variant="quiet" data-part="add" onClick={actions.add}>
          {renderIcon('add')}
          {messages.addRow(rows.itemLabel)}
        </button>
      )}
    </>
  )
  return (
    <Card widget={props} cardRef={card} beside={beside}>
      {/* Of a fieldset whose own children change, browsers lay out the whole anew. */}
      <div className="mf-rows">
        {rows.keys.length > 0 ? (
          <RowItems {...props} rows={rows} actions={actions} editable={editable} open={open} onToggle={toggle} />
        ) : (
          <span className="mf-card-empty">{messages.noRows}</span>
        )}
        {editable && rows.removed && (
          <UndoRemoval name={messages.rowName(rows.itemLabel, rows.removed.index + 1)} messages={messages} onUndo={actions.restore} />
        )}
      </div>
    </Card>
  )
}

interface UndoRemovalProps {
  readonly name: string
  readonly messages: WidgetProps['messages']
  readonly onUndo: () => void
}

/** The row removed last can be brought back, with all it held. */
function UndoRemoval({ name, messages, onUndo }: UndoRemovalProps) {
  const classOf = useClassName()
  return (
    <div className="mf-removed">
      <span>{messages.rowGone(name)}</span>
      <button type="button" className={classOf('link')} onClick={onUndo}>
        {messages.undo}
      </button>
    </div>
  )
}
