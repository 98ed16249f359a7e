import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import { Icon } from '../../react/Icon.tsx'
import type { RowActions } from './useRowActions.ts'
import { usePart } from '../../react/usePart.ts'

interface RowButtonsProps {
  readonly name: string
  readonly index: number
  readonly rows: RowsView
  readonly messages: WidgetProps['messages']
  readonly actions: RowActions
}

/** Up, down, duplicate and remove. At the ends a move is `aria-disabled` and not `disabled`, so that the focus is not lost on the way. */
export function RowButtons({ name, index, rows, messages, actions }: RowButtonsProps) {
  const part = usePart()
  const count = rows.keys.length
  const steps = [
    { side: 'up', by: -1, label: messages.moveRowUp(name), atEnd: index === 0 },
    { side: 'down', by: 1, label: messages.moveRowDown(name), atEnd: index === count - 1 },
  ] as const
  return (
    <span className="mf-row-buttons">
      {count > 1 &&
        steps.map(({ side, by, label, atEnd }) => (
          <button
            key={side}
            type="button"
            className={part('icon-button')}
            data-part={side}
            aria-label={label}
            aria-disabled={atEnd || undefined}
            onClick={() => actions.move(index, index + by, side)}
          >
            <Icon name={side} />
          </button>
        ))}
      {rows.canAdd && (
        <button
          type="button"
          className={part('icon-button')}
          aria-label={messages.duplicateRow(name)}
          onClick={() => actions.duplicate(index)}
        >
          <Icon name="duplicate" />
        </button>
      )}
      {rows.canRemove && (
        <button type="button" className={part('icon-button')} aria-label={messages.removeRow(name)} onClick={() => actions.remove(index)}>
          <Icon name="remove" />
        </button>
      )}
    </span>
  )
}
