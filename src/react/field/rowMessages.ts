import { lateTexts } from '../lateTexts.ts'

/** Texts for editing rows, loaded with the row actions. A host replaces them through `messages` like all others. */
export const rowMessages = {
  duplicateRow: 'Duplicate',
  rowDuplicated: (rowName: string) => `${rowName} duplicated`,
  insertRowAbove: 'Insert above',
  insertRowBelow: 'Insert below',
  moveRowUp: 'Move up',
  moveRowDown: 'Move down',
  rowOver: (rowName: string, position: number, count: number) => `${rowName}: position ${position} of ${count}`,
  dragCancelled: (rowName: string) => `${rowName} stays where it was`,
  rowMoved: (rowName: string, position: number, count: number) => `${rowName} moved to position ${position} of ${count}`,
  rowRestored: (rowName: string) => `${rowName} is back`,
  rowGone: (rowName: string) => `${rowName} was removed.`,
  rowRemoved: (rowName: string, left: number) => `${rowName} removed, ${left} left`,
}

/** The texts of the menu of a row and of moving it, by name; they load with the first row. */
export type RowMessages = typeof rowMessages

export const rowTexts = <Texts extends Partial<RowMessages>>(messages: Texts): Texts & RowMessages => ({
  ...messages,
  ...lateTexts<RowMessages>(rowMessages, messages),
})
