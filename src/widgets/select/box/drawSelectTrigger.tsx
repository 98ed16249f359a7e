import type { KeyboardEvent, ReactNode } from 'react'
import { preloadSelectPopup } from './preloadSelectPopup.ts'
import type { SelectModel } from '../selectModel.ts'
import { triggerAttributes } from './triggerAttributes.ts'
import type { OpenSelect } from './useOpenSelect.ts'
import type { WritePart } from '../../../react/usePart.ts'

const openingKeys = new Set(['ArrowDown', 'ArrowUp'])

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/**
 * A closed select: one button that says it is a combobox. Arrows, Enter, Space and a click open it; letters open it and filter. While its
 * list is on the way it keeps the focus and collects what is typed.
 */
export function drawSelectTrigger(part: WritePart, model: SelectModel, select: OpenSelect, shown: ReactNode) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (openingKeys.has(event.key)) {
      event.preventDefault()
      select.start()
    } else if (isTyping(event)) {
      // The filter takes the focus at once and would be given this key a second time.
      event.preventDefault()
      if (select.open) select.type(select.typed + event.key)
      else select.start(event.key)
    } else if (select.open && event.key === 'Backspace') {
      select.type(select.typed.slice(0, -1))
    }
  }
  return (
    <button
      {...triggerAttributes(model.widget)}
      type="button"
      className={part('select-trigger')}
      onClick={() => select.start()}
      onKeyDown={onKeyDown}
      onPointerEnter={preloadSelectPopup}
      onFocus={preloadSelectPopup}
    >
      <span className="mf-select-line">{select.typed === '' ? shown : <span className="mf-select-text">{select.typed}</span>}</span>
    </button>
  )
}
