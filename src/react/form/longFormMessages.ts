import { grouped } from '../../core/values/grouped.ts'
import { lateTexts } from '../lateTexts.ts'

/** The texts of the search above a form and of groups that are folded, loaded with them. A host replaces them through `messages` like all others. */
export const longFormMessages = {
  /** Of a group that is folded. */
  errorsInside: (count: number) => (count === 1 ? '1 error' : `${grouped(count)} errors`),
  /** Of one in which nothing tells what is in it. */
  filledInside: (filled: number, total: number) => `${grouped(filled)} of ${grouped(total)} filled in`,
  searchFields: 'Search fields',
  changedOnly: 'Changed only',
  fieldsFound: (count: number) => (count === 0 ? 'No matching fields' : count === 1 ? '1 field found' : `${grouped(count)} fields found`),
}

/** The texts of the search and of groups that fold, by name; they load with these. */
export type LongFormMessages = typeof longFormMessages

/** The texts of a form. */
export const longFormTexts = (messages: Partial<LongFormMessages>): LongFormMessages => lateTexts(longFormMessages, messages)
