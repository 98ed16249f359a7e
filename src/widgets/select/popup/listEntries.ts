import type { Choice } from '../../../core/schema/wire.ts'
import { filterChoices } from './filterChoices.ts'
import { type ListEntry, TypedText } from './TypedText.ts'

/** The lines of an open list: the choices that match, then the typed text where it may be used and is none of them. Decisions §2. */
export const listEntries = (choices: readonly Choice[], query: string, allowsText: boolean): readonly ListEntry[] => {
  const filtered = filterChoices(choices, query)
  const text = query.trim()
  return allowsText && text !== '' && !filtered.exact ? [...filtered.choices, new TypedText(text)] : filtered.choices
}
