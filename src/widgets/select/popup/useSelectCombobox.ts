'use client'

import { useMemo, useState } from 'react'
import { choiceId } from '../../../core/values/choices.ts'
import { listEntries, type ListEntry, TypedText } from './listEntries.ts'
import type { SelectModel } from '../selectModel.ts'
import { isSameEntry, useHighlight } from './useHighlight.ts'
import type { OpenSelect } from '../box/useOpenSelect.ts'

/** An open list: the typed query, the matching entries, the highlighted one, and the actions. */
export interface SelectCombobox {
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly entries: readonly ListEntry[]
  /** How many of the entries are choices of the module. */
  readonly matches: number
  /** Index of the highlighted entry, -1 if there is none. */
  readonly active: number
  /** The highlighted row has to be scrolled into view, because keys moved the highlight. */
  readonly reveal: boolean
  readonly highlight: (index: number, reveal: boolean) => void
  readonly close: () => void
  /** Nothing is chosen if the entry is no longer in the list. */
  readonly choose: (entry: ListEntry | undefined) => void
}

/** Whether a text is among several chosen values. */
const holdsText = ({ multiple, widget }: SelectModel, text: string): boolean =>
  multiple && Array.isArray(widget.value) && widget.value.some((one) => String(choiceId(one) ?? one) === text)

/** The state of an open select. Keys use the state left by the previous key, however fast they follow. */
export const useSelectCombobox = (model: SelectModel, select: OpenSelect): SelectCombobox => {
  const { choices, allowsText } = model.options
  const [query, setQuery] = useState(select.typed.replaceAll('\n', ''))
  const offersText = allowsText && !holdsText(model, query.trim())
  const entries = useMemo(() => listEntries(choices, query, offersText), [choices, offersText, query])
  const highlight = useHighlight(entries, model.chosen, query.trim() !== '')
  const search = (next: string) => {
    setQuery(next)
    highlight.reset()
  }
  return {
    query,
    setQuery: search,
    entries,
    matches: entries.length - (entries.at(-1) instanceof TypedText ? 1 : 0),
    active: highlight.index,
    reveal: highlight.reveal,
    highlight: highlight.move,
    close: select.close,
    choose: (shown) => {
      const index = shown ? entries.findIndex((entry) => isSameEntry(entry, shown)) : -1
      const entry = entries[index]
      if (!entry) return
      if (entry instanceof TypedText) model.onUseText(entry.text)
      else model.onChoose(entry)
      if (!model.multiple) select.close()
      else if (entry instanceof TypedText) search('')
      // The next choice from the same list starts at this row.
      else highlight.move(index, true)
    },
  }
}
