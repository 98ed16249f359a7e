import { optionId } from './optionId.ts'
import type { SelectModel } from '../selectModel.ts'
import { TypedText } from './TypedText.ts'
import type { SelectCombobox } from './useSelectCombobox.ts'

/** What makes the entry at an index an option: its ARIA, and what the pointer does. Keys are handled by the filter. */
export const optionAttributes = (
  { widget, chosen }: SelectModel,
  { entries, active, highlight, choose }: SelectCombobox,
  index: number,
) => {
  const entry = entries[index]
  return {
    id: optionId(widget.id, index),
    role: 'option',
    'aria-selected': entry !== undefined && !(entry instanceof TypedText) && chosen.has(entry),
    'aria-setsize': entries.length,
    'aria-posinset': index + 1,
    'data-active': index === active || undefined,
    onMouseMove: index === active ? undefined : () => highlight(index, false),
    onClick: () => choose(index),
  } as const
}
