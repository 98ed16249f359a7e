import { grouped } from '../countWords.ts'
import { lateTexts } from '../lateTexts.ts'

/** The texts of an open list, loaded with it. A host replaces them through `messages` like all others. */
export const selectMessages = {
  optionsNotLoaded: 'The options are not loaded.',
  loadOptions: 'Load options',
  noOptions: 'No options.',
  noStaticOptionsHint: 'The module lists none for this field.',
  noDynamicOptionsHint: 'The module found none for what is filled in so far.',
  typeTextHint: 'Type a text to use it.',
  noMatch: (query: string) => `Nothing matches "${query}".`,
  matchCount: (shown: number, total: number) => `${grouped(shown)} of ${grouped(total)}`,
  chosenCount: (count: number) => `${grouped(count)} chosen`,
  moreOptionsExist: 'more exist',
  keysOfSelect: 'Enter to choose, Esc to close',
  useText: (text: string) => `Use "${text}"`,
  selectAll: (count: number) => `Select all ${grouped(count)}`,
  clearAll: 'Clear all',
}

export type SelectMessages = typeof selectMessages

/** The texts of a form. */
export const selectTexts = (messages: Partial<SelectMessages>): SelectMessages => lateTexts(selectMessages, messages)
