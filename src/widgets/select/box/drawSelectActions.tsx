import { drawIcon } from '../../../react/drawIcon.tsx'
import { focusCombobox } from './focusCombobox.ts'
import type { SelectModel } from '../selectModel.ts'
import type { WritePart } from '../../../react/classNames.ts'

/** The buttons at the end of a closed select: Retry after a failure, and clear. Both are gone once pressed, so they hand the focus over first. */
export function drawSelectActions(part: WritePart, { widget, options }: SelectModel, onClear: (() => void) | undefined) {
  const { messages } = widget
  if (widget.disabled) return null
  return (
    <>
      {options.status === 'error' && (
        <button
          type="button"
          className={part('inline-button')}
          onClick={(event) => {
            focusCombobox(event.currentTarget)
            options.onRefresh()
          }}
        >
          {messages.retry}
        </button>
      )}
      {onClear && (
        <button
          type="button"
          className={part('icon-button')}
          aria-label={messages.clear(widget.label)}
          onClick={(event) => {
            focusCombobox(event.currentTarget)
            onClear()
          }}
        >
          {drawIcon('close')}
        </button>
      )}
    </>
  )
}
