import type { KeyboardEvent } from 'react'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import { Icon } from '../../react/Icon.tsx'
import { preloadRowDrag } from './loadRowDrag.ts'
import { rowKeys } from './rowKeys.ts'
import type { RowActions } from './useRowActions.ts'
import type { PressHandle } from './useRowDrag.ts'
import { usePart } from '../../react/usePart.ts'

interface RowHandleProps {
  readonly name: string
  readonly index: number
  readonly rows: RowsView
  readonly messages: WidgetProps['messages']
  readonly actions: RowActions
  readonly onPress: PressHandle
}

/**
 * What a row is dragged by. Tab passes it, for the buttons beside it do the same; once it has the focus, after a drag for instance, the arrow keys
 * move the row on.
 */
export function RowHandle({ name, index, rows, messages, actions, onPress }: RowHandleProps) {
  const part = usePart()
  if (rows.keys.length < 2) return null
  const moveByKey = (event: KeyboardEvent) => {
    const by = rowKeys[event.key]
    if (by === undefined) return
    event.preventDefault()
    actions.move(index, index + by, 'handle')
  }
  return (
    <button
      type="button"
      className={part('icon-button', 'mf-row-handle')}
      data-part="handle"
      tabIndex={-1}
      aria-label={messages.dragRow(name)}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onPointerEnter={preloadRowDrag}
      onPointerDown={(event) => onPress(event, index)}
      onKeyDown={moveByKey}
    >
      <Icon name="grip" />
    </button>
  )
}
