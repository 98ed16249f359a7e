import type { KeyboardEvent } from 'react'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import { Icon } from '../../react/Icon.tsx'
import { RowButtons } from './RowButtons.tsx'
import type { RowActions } from './useRowActions.ts'

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
}

const moves: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** One row: a header that folds it and, below, its fields; a row of a single value has no header. */
export function Row(props: RowProps) {
  const { rowKey, index, id, rows, open, editable, messages, actions, onToggle } = props
  const name = messages.rowName(rows.itemLabel, index + 1)
  const buttons = editable && <RowButtons name={name} index={index} rows={rows} messages={messages} actions={actions} />
  if (!rows.foldable) {
    return (
      <li className="mf-row" data-bare="true">
        <div className="mf-row-value" data-part="body">
          {rows.render(rowKey)}
        </div>
        {buttons}
      </li>
    )
  }
  const invalid = rows.keysWithError.has(rowKey)
  const bodyId = `${id}-fields`
  const moveByKey = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!editable || !event.altKey || by === undefined) return
    event.preventDefault()
    actions.move(index, by, 'toggle')
  }
  return (
    <li className="mf-row" data-open={open} data-invalid={invalid || undefined}>
      <div className="mf-row-header">
        <button
          type="button"
          className="mf-row-toggle"
          data-part="toggle"
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          aria-keyshortcuts={editable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
          onClick={() => onToggle(rowKey)}
          onKeyDown={moveByKey}
        >
          <Icon name="chevron" />
          <span className="mf-row-title">{rows.renderTitle(rowKey)}</span>
          {/* Shown by the stylesheet where the title is empty. */}
          <span className="mf-row-name">{name}</span>
          {invalid && (
            <span className="mf-row-alert">
              <Icon name="alert" />
              <span className="mf-visually-hidden">{messages.rowInvalid}</span>
            </span>
          )}
        </button>
        {buttons}
      </div>
      {open && (
        <fieldset className="mf-row-body" id={bodyId} data-part="body" aria-label={name}>
          {rows.render(rowKey)}
        </fieldset>
      )}
    </li>
  )
}
