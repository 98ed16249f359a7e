import type { Choice } from '../../../core/schema/wire.ts'
import { filterChoices } from './filterChoices.ts'

/** The list entry for typed text. A class, so that no choice of a module can be mistaken for it. */
export class TypedText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** One line of an open list. */
export type ListEntry = Choice | TypedText

/** The entries of an open list: the matching choices, then the typed text if it is allowed and is none of them. Decisions §2. */
export const listEntries = (choices: readonly Choice[], query: string, allowsText: boolean): readonly ListEntry[] => {
  const filtered = filterChoices(choices, query)
  const text = query.trim()
  return allowsText && text !== '' && !filtered.exact ? [...filtered.choices, new TypedText(text)] : filtered.choices
}
