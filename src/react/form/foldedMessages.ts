import { grouped } from '../../core/values/grouped.ts'
import { lateTexts } from '../lateTexts.ts'

/** The texts of groups that are folded, loaded with the first of them. A host replaces them through `messages` like all others. */
export const foldedMessages = {
  errorsInside: (count: number) => (count === 1 ? '1 error' : `${grouped(count)} errors`),
  /** Where nothing tells what is in a group. */
  filledInside: (filled: number, total: number) => `${grouped(filled)} of ${grouped(total)} filled in`,
}

/** The texts of groups that are folded, by name. */
export type FoldedMessages = typeof foldedMessages

/** The texts of a form. */
export const foldedTexts = (messages: Partial<FoldedMessages>): FoldedMessages => lateTexts(foldedMessages, messages)
