import { renderIcon } from '../../../react/renderIcon.tsx'
import { focusCombobox } from './focusCombobox.ts'
import type { SelectModel } from '../selectModel.ts'
import type { ClassOf } from '../../../react/classNames.ts'

/** The button that clears a closed select. It is gone once pressed, so it hands the focus over first. */
export function renderClear(classOf: ClassOf, { widget }: SelectModel, onClear: (() => void) | undefined) {
  return (
    onClear &&
    !widget.disabled && (
      <button
        type="button"
        className={classOf('icon-button')}
        aria-label={widget.messages.clear(widget.label)}
        onClick={(event) => {
          focusCombobox(event.currentTarget)
          onClear()
        }}
      >
        {renderIcon('close')}
      </button>
    )
  )
}
