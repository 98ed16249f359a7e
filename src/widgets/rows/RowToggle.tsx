import type { KeyboardEvent, ReactNode } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { Icon } from '../../react/Icon.tsx'
import { rowKeys } from './rowKeys.ts'
import { usePart } from '../../react/usePart.ts'

interface RowToggleProps {
  readonly name: string
  readonly title: ReactNode
  readonly open: boolean
  readonly invalid: boolean
  /** DOM id of the fields that it shows and hides. */
  readonly bodyId: string
  readonly messages: WidgetProps['messages']
  readonly onToggle: () => void
  /** Alt and the arrow keys move the row; absent where it cannot be moved. */
  readonly onMove: ((by: 1 | -1) => void) | undefined
}

/** Title of a row, which folds it. */
export function RowToggle({ name, title, open, invalid, bodyId, messages, onToggle, onMove }: RowToggleProps) {
  const part = usePart()
  const moveByKey = (event: KeyboardEvent) => {
    const by = rowKeys[event.key]
    if (onMove === undefined || !event.altKey || by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <button
      type="button"
      className={part('row-toggle')}
      data-part="toggle"
      aria-expanded={open}
      aria-controls={open ? bodyId : undefined}
      aria-keyshortcuts={onMove && 'Alt+ArrowUp Alt+ArrowDown'}
      onClick={onToggle}
      onKeyDown={moveByKey}
    >
      <Icon name="chevron" />
      <span className={part('row-title')}>{title}</span>
      {/* Shown by the stylesheet where the title is empty. */}
      <span className="mf-row-name">{name}</span>
      {invalid && (
        <span className="mf-row-alert">
          <Icon name="alert" />
          <span className="mf-visually-hidden">{messages.rowInvalid}</span>
        </span>
      )}
    </button>
  )
}
