'use client'

import { useState } from 'react'
import { isSameChoice } from '../../../core/values/choices.ts'
import type { Choice } from '../../../core/schema/wire.ts'
import { type ListEntry, TypedText } from './listEntries.ts'

interface Highlight {
  readonly entry: ListEntry
  readonly index: number
  /** Keys scroll the highlighted row into view; the pointer does not need to. */
  readonly reveal: boolean
}

/**
 * The highlighted row. It follows its choice and not its index, so that options that arrive while the list is open never change what Enter
 * chooses; without that choice, Enter chooses none. Initially it is the chosen one, or with a filter the best match.
 */
export const useHighlight = (entries: readonly ListEntry[], chosen: ReadonlySet<Choice>, filtered: boolean) => {
  const [highlight, setHighlight] = useState<Highlight>()
  const index = highlight ? indexOf(entries, highlight) : startIndex(entries, chosen, filtered)
  const move = (to: number, reveal: boolean) => {
    const entry = entries[to]
    setHighlight(entry && { entry, index: to, reveal })
  }
  // Once shown, the first one stays as well. A text is the first only until there are options that match it.
  if (!highlight && index >= 0 && !(entries[index] instanceof TypedText)) move(index, true)
  return {
    index,
    reveal: highlight?.reveal ?? true,
    move,
    reset: () => setHighlight(undefined),
  }
}

const startIndex = (entries: readonly ListEntry[], chosen: ReadonlySet<Choice>, filtered: boolean): number => {
  const [first] = chosen
  const index = filtered || !first ? 0 : entries.indexOf(first)
  return entries.length === 0 ? -1 : Math.max(0, index)
}

const indexOf = (entries: readonly ListEntry[], { entry, index }: Highlight): number =>
  entries[index] === entry ? index : entries.findIndex((other) => isSameEntry(other, entry))

/** Whether two entries, of one list or of two that followed each other, are the same for the user. */
export const isSameEntry = (a: ListEntry, b: ListEntry): boolean =>
  a instanceof TypedText || b instanceof TypedText ? a instanceof TypedText && b instanceof TypedText : isSameChoice(a.value, b.value)
