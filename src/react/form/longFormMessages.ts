import { grouped } from '../../core/values/grouped.ts'
import { lateTexts } from '../lateTexts.ts'
import type { FoldedMessages } from './foldedMessages.ts'

/** The texts of the search above a form, loaded with it. A host replaces them through `messages` like all others. */
export const longFormMessages = {
  searchFields: 'Search fields',
  changedOnly: 'Changed only',
  fieldsFound: (count: number) => (count === 0 ? 'No matching fields' : count === 1 ? '1 field found' : `${grouped(count)} fields found`),
}

/** The texts of the search and of groups that fold, by name; they load with these. */
export type LongFormMessages = SearchMessages & FoldedMessages

type SearchMessages = typeof longFormMessages

export const longFormTexts = (messages: Partial<SearchMessages>): SearchMessages => lateTexts(longFormMessages, messages)
