import { renderIcon } from '../../../react/renderIcon.tsx'
import { focusCombobox } from './focusCombobox.ts'
import type { SelectModel } from '../selectModel.ts'
import type { ClassOf } from '../../../react/classNames.ts'

/** The buttons at the end of a closed select: Retry after a failure, and clear. Both are gone once pressed, so they hand the focus over first. */
export function renderSelectActions(classOf: ClassOf, { widget, options }: SelectModel, onClear: (() => void) | undefined) {
  const { messages } = widget
  if (widget.disabled) return null
  return (
    <>
      {options.status === 'error' && (
        <button
          type="button"
          className={classOf('inline-button')}
          aria-label={messages.retryLoading(widget.label)}
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
          className={classOf('icon-button')}
          aria-label={messages.clear(widget.label)}
          onClick={(event) => {
            focusCombobox(event.currentTarget)
            onClear()
          }}
        >
          {renderIcon('close')}
        </button>
      )}
    </>
  )
}
