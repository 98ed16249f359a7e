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
 * chooses. Initially it is the chosen one, or with a filter the best match.
 */
export const useHighlight = (entries: readonly ListEntry[], chosen: ReadonlySet<Choice>, filtered: boolean) => {
  const [highlight, setHighlight] = useState<Highlight>()
  const index = highlight ? indexOf(entries, highlight) : startIndex(entries, chosen, filtered)
  return {
    index,
    reveal: highlight?.reveal ?? true,
    move: (to: number, reveal: boolean) => {
      const entry = entries[to]
      setHighlight(entry && { entry, index: to, reveal })
    },
    reset: () => setHighlight(undefined),
  }
}

const startIndex = (entries: readonly ListEntry[], chosen: ReadonlySet<Choice>, filtered: boolean): number => {
  const [first] = chosen
  const index = filtered || !first ? 0 : entries.indexOf(first)
  return entries.length === 0 ? -1 : Math.max(0, index)
}

const indexOf = (entries: readonly ListEntry[], { entry, index }: Highlight): number => {
  if (entries[index] === entry) return index
  const found = entries.findIndex((other) => isSameEntry(other, entry))
  return found < 0 ? Math.min(index, entries.length - 1) : found
}

const isSameEntry = (a: ListEntry, b: ListEntry): boolean =>
  a instanceof TypedText || b instanceof TypedText ? a instanceof TypedText && b instanceof TypedText : isSameChoice(a.value, b.value)
