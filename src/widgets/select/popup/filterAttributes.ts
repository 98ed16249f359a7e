import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { isComposing } from '../../../react/isComposing.ts'
import { lineKey } from '../many/lineKey.ts'
import { moves, optionId } from '../../list/activeOption.ts'
import { TypedText } from './listEntries.ts'
import type { ManyActions, SelectModel } from '../selectModel.ts'
import { takeEntry, type LateChoice } from './useLateChoice.ts'
import type { SelectCombobox } from './useSelectCombobox.ts'

const movesInFilter: typeof moves = { ...moves, Home: () => 0, End: (_, count) => count - 1 }

/** The filter of an open select: a combobox that moves through the list while it keeps the focus. */
export const filterAttributes = (model: SelectModel, combobox: SelectCombobox, late: LateChoice) => {
  const { widget, many } = model
  const { entries, active } = combobox
  return {
    id: widget.id,
    // Detached from any form around it, like all controls: see `inputAttributes`.
    form: '',
    role: 'combobox',
    value: combobox.query,
    placeholder: model.filterHint,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': !late.isLeft,
    'aria-controls': `${widget.id}-list`,
    'aria-activedescendant': active < 0 ? undefined : optionId(widget.id, active),
    'aria-labelledby': widget.labelId,
    'aria-describedby': widget.describedBy,
    'aria-invalid': widget.invalid || undefined,
    'aria-required': widget.required || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      combobox.setQuery(event.currentTarget.value)
      late.forget()
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      late.onFocus()
      // Puts the caret after the text that was typed before the filter was there.
      currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length)
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      late.onBlur(event)
      if (event.isPropagationStopped()) return
      const { relatedTarget, currentTarget } = event
      const stays = currentTarget.closest('.mf-select')?.contains(relatedTarget)
      const only = entries.length === 1 ? entries[0] : undefined
      // Leaving with a text that nothing in the list matches can only mean that text.
      if (!stays && only instanceof TypedText) model.onUseText(only.text)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isComposing(event.nativeEvent)) return
      if (event.altKey && event.key.startsWith('Arrow')) return closeByKey(event, combobox)
      const to = event.ctrlKey || event.metaKey || event.shiftKey ? undefined : movesInFilter[event.key]?.(active, entries.length)
      if (many) moveToChips(event, many)
      if (event.key === 'Tab') takeByTab(event, model, combobox, late)
      if (to === undefined && event.key !== 'Enter') return
      // Enter in an open list never submits the form.
      event.preventDefault()
      if (to === undefined && active < 0) late.wait()
      else if (to === undefined) combobox.choose(entries[active])
      else if (entries.length > 0) combobox.highlight(to, true)
    },
  } as const
}

/** Alt and the arrow up close the list, as Alt and the arrow down open it; neither moves a row around the select. */
const closeByKey = (event: KeyboardEvent, { close }: SelectCombobox) => {
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'ArrowUp') close()
}

/**
 * Takes the highlighted entry of a typed filter, and lets the focus move on. The list stays open until then: the focus would move to the
 * button that clears the choice otherwise.
 */
function takeByTab({ altKey, ctrlKey, metaKey }: KeyboardEvent, model: SelectModel, combobox: SelectCombobox, late: LateChoice): void {
  const { entries, active, query, setQuery } = combobox
  const entry = entries[active]
  if (altKey || ctrlKey || metaKey || query.trim() === '') return
  if (!entry) return late.wait()
  takeEntry(model, entry)
  // Leaving uses a text that is left in it.
  if (entry instanceof TypedText) setQuery('')
}

/** In the empty filter of a multi-select Backspace removes the last chip; at its start the arrow towards the chips focuses them. */
const moveToChips = (event: KeyboardEvent<HTMLInputElement>, many: ManyActions) => {
  const { currentTarget } = event
  if (event.key === 'Backspace' && currentTarget.value === '') {
    many.removeLast()
    // Keeps it from deleting another one: see `useTouchKeyboard`.
    event.preventDefault()
  }
  if (lineKey(event) === 'ArrowLeft' && currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0) many.focusLast()
}
