import { grouped } from '../../core/values/grouped.ts'
import { lateTexts } from '../lateTexts.ts'

/** The texts of an open list, loaded with it. A host replaces them through `messages` like all others. */
export const selectMessages = {
  /** Accessible name of `retry` at a list, open or closed. */
  retryLoading: (label: string) => `Retry loading ${label}`,
  optionsNotLoaded: 'Options not loaded.',
  loadOptions: 'Load options',
  noOptions: 'No options.',
  noStaticOptionsHint: 'This field has none to choose from.',
  noDynamicOptionsHint: 'Nothing matches your current entries.',
  noConnectionsHint: (appTypes: string) => (appTypes === '' ? 'Create one first.' : `Create one for ${appTypes} first.`),
  typeTextHint: 'Type your own value.',
  noMatch: (query: string) => `Nothing matches "${query}".`,
  matchCount: (shown: number, total: number) => `${grouped(shown)} of ${grouped(total)}`,
  chosenCount: (count: number) => `${grouped(count)} chosen`,
  moreOptionsExist: 'list is incomplete',
  /** Facts about a list in one line, such as the number of matches; or the kinds of connections. */
  joinFacts: (facts: readonly string[]) => facts.join(', '),
  keysOfSelect: 'Enter to choose, Esc to close',
  useText: (text: string) => `Use "${text}"`,
  selectAll: (count: number) => `Select all ${grouped(count)}`,
  clearAll: 'Clear all',
}

/** The texts of the open list of a select, by name; they load with it. */
export type SelectMessages = typeof selectMessages

export const selectTexts = (messages: Partial<SelectMessages>): SelectMessages => lateTexts(selectMessages, messages)
