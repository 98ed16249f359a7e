import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import { RowButtons } from './RowButtons.tsx'
import { RowHandle } from './RowHandle.tsx'
import { RowToggle } from './RowToggle.tsx'
import type { RowActions } from './useRowActions.ts'
import type { PressHandle } from './useRowDrag.ts'
import { usePart } from '../../react/usePart.ts'

interface RowProps {
  readonly rowKey: string
  readonly index: number
  readonly id: string
  readonly rows: RowsView
  readonly open: boolean
  readonly editable: boolean
  readonly messages: WidgetProps['messages']
  readonly actions: RowActions
  readonly onToggle: (key: string) => void
  readonly onPressHandle: PressHandle
}

/** One row: a header that folds it and, below, its fields; a row of a single value has no header. */
export function Row({ rowKey, index, id, rows, open, editable, messages, actions, onToggle, onPressHandle }: RowProps) {
  const part = usePart()
  const name = messages.rowName(rows.itemLabel, index + 1)
  const parts = { name, index, rows, messages, actions }
  const handle = editable && <RowHandle {...parts} onPress={onPressHandle} />
  const buttons = editable && <RowButtons {...parts} />
  if (!rows.foldable) {
    return (
      <li className={part('row')} data-bare="true">
        {handle}
        <div className="mf-row-value" data-part="body">
          {rows.render(rowKey)}
        </div>
        {buttons}
      </li>
    )
  }
  const invalid = rows.keysWithError.has(rowKey)
  const bodyId = `${id}-fields`
  return (
    <li className={part('row')} data-open={open} data-invalid={invalid || undefined}>
      <div className={part('row-header')}>
        {handle}
        <RowToggle
          name={name}
          title={rows.renderTitle(rowKey)}
          open={open}
          invalid={invalid}
          bodyId={bodyId}
          messages={messages}
          onToggle={() => onToggle(rowKey)}
          onMove={editable ? (by) => actions.move(index, index + by, 'toggle') : undefined}
        />
        {buttons}
      </div>
      {open && (
        <fieldset className={part('row-body')} id={bodyId} data-part="body" aria-label={name}>
          {rows.render(rowKey)}
        </fieldset>
      )}
    </li>
  )
}
