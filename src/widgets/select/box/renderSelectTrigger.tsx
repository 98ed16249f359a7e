import type { KeyboardEvent, ReactNode } from 'react'
import type { SelectModel } from '../selectModel.ts'
import type { OpenSelect } from './useOpenSelect.ts'
import type { ClassOf } from '../../../react/classNames.ts'
import type { WidgetProps } from '../../../react/widgetProps.ts'
import { lazyPopup } from './lazyPopup.ts'
import { inputAttributes } from '../../control/typedControl.ts'

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && !ctrlKey && !metaKey && !altKey

/**
 * A closed select: a button with the role of a combobox. Arrows, Enter, Space and a click open it; letters open it and filter. While its
 * list is loading it keeps the focus and collects typed text. After Tab it stays open until the list can take what the text has found.
 */
export function renderSelectTrigger(classOf: ClassOf, model: SelectModel, select: OpenSelect, shown: ReactNode) {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const { open, typed, start, type } = select
    if (/^Arrow(Up|Down)$/.test(key)) {
      event.preventDefault()
      start()
    } else if (isTyping(event) && (open || key !== ' ')) {
      // The filter is focused at once and would receive this key again.
      event.preventDefault()
      if (open) type(typed + key)
      else start(key)
    } else if (open && key === 'Backspace') {
      type(typed.slice(0, -1))
    } else if (open && /Enter|Tab/.test(key)) {
      type(typed + '\n')
    }
  }
  return (
    <button
      {...triggerAttributes(model.widget)}
      type="button"
      className={classOf('select-trigger')}
      onClick={() => select.start()}
      onKeyDown={onKeyDown}
      onPointerEnter={lazyPopup.preload}
      onFocus={lazyPopup.preload}
      onBlur={(event) => select.typed.endsWith('\n') && event.stopPropagation()}
    >
      <span className="mf-select-line">{select.typed === '' ? shown : <span className="mf-select-text">{select.typed}</span>}</span>
    </button>
  )
}

/**
 * The ARIA attributes of a closed select: a combobox whose list does not exist yet. `aria-invalid` and `aria-required` are not allowed on
 * plain buttons.
 */
const triggerAttributes = (widget: WidgetProps) =>
  ({
    ...inputAttributes(widget),
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': false,
    'aria-labelledby': widget.labelId,
  }) as const
