import type { PastedRows } from '../../store/formState.ts'
import { lateTexts } from '../lateTexts.ts'
import { count } from '../countWords.ts'
import { grouped } from '../../core/values/grouped.ts'

/** Texts about changes that can be undone, loaded with the first change. A host replaces them through `messages` like all others. */
export const changeMessages = {
  redo: 'Redo',
  /** `what`: a field, or the text of the button that was pressed. */
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Redone: ${what}`,
  formWasReset: 'The form was reset.',
  /** Discards the values that are kept for fields that are gone. */
  discard: 'Discard',
  setAsideWasDiscarded: 'The kept values were discarded.',
  pastingRows: (done: number, total: number) => `Pasting: ${grouped(done)} of ${grouped(total)} rows`,
  rowsPasted: ({ rows, rowsLeftOut, columnsLeftOut, most, wrong }: PastedRows) =>
    [
      ...count(rows, 'row', 'pasted'),
      ...count(rowsLeftOut, 'row', `left out: the list takes ${grouped(most)}`),
      ...count(columnsLeftOut, 'column', 'left out: no field for it'),
      ...count(wrong, 'value', 'to correct'),
    ].join(', '),
  pastedRows: (rows: number) => count(rows, 'row', 'pasted').join(''),
}

/** The texts about undo, resets and pasted rows, by name; they load with the first of these. */
export type ChangeMessages = typeof changeMessages

export const changeTexts = (messages: Partial<ChangeMessages>): ChangeMessages => lateTexts(changeMessages, messages)
