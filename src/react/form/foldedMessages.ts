import { grouped } from '../../core/values/grouped.ts'
import { lateTexts } from '../lateTexts.ts'

/** Texts of folded groups, loaded with the first of them. A host replaces them through `messages` like all others. */
export const foldedMessages = {
  errorsInside: (count: number) => (count === 1 ? '1 error' : `${grouped(count)} errors`),
  /** If no field gives the group a title. */
  filledInside: (filled: number, total: number) => `${grouped(filled)} of ${grouped(total)} filled in`,
}

/** The texts of groups that are folded, by name. */
export type FoldedMessages = typeof foldedMessages

export const foldedTexts = (messages: Partial<FoldedMessages>): FoldedMessages => lateTexts(foldedMessages, messages)
